import type { User } from "../../contract/accounts";
import { drafts } from "../luggage/stored-draft";
import { readStored, writeStored } from "../stored";

/** What a form takes over of an account, by the names of its fields. */
export const ownDetails = (user: User) => ({
  full_name: user.name,
  email: user.email,
  phone: user.phone,
  country: user.country_of_residence || user.country,
});

/** Which of these a draft has taken over, each empty again. */
export function withoutDetails(draft: object, user: User): Partial<ReturnType<typeof ownDetails>> {
  const taken = Object.entries(ownDetails(user)).filter(
    ([name, value]) => value !== "" && Reflect.get(draft, name) === value,
  );
  return Object.fromEntries(taken.map(([name]) => [name, ""]));
}

/** Takes an account's details out of the drafts of this browser: whoever comes next is somebody else. */
export function forgetOwnDetails(user: User): void {
  for (const { key } of Object.values(drafts)) {
    const stored = readStored(key);
    if (typeof stored !== "object" || stored === null) continue;
    const draft: unknown = Reflect.get(stored, "draft");
    if (typeof draft !== "object" || draft === null) continue;
    writeStored(key, { ...stored, draft: { ...draft, ...withoutDetails(draft, user) } });
  }
}
