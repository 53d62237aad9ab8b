import { test } from "./support/lead-site";
import { expect } from "./support/site";
import { joinDesk } from "./support/staff";

test("nothing can be typed at the desk that a script which is still on its way would lose", async ({
  context,
  site,
}) => {
  const page = await joinDesk(context, site, "Subira");
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(new URL("/bookings/new", page.url()).href, { waitUntil: "commit" });
  const name = page.locator("#name");
  await expect(name).toBeDisabled();
  arrive();
  await name.fill("Johanna Schwarz");
  await expect(name).toHaveValue("Johanna Schwarz");
});
