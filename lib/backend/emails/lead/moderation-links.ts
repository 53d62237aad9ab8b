import { nowMs } from "@/lib/clock";
import { absoluteUrl } from "@/lib/site/domains";
import { signLink } from "../../requests/signed-link";

const validDays = 30;

/** Links for the operator to publish or decline a review: signed, for 30 days, each for one use. */
export async function moderationLinks(reference: string) {
  const expires = Math.floor(nowMs() / 1000) + validDays * 86_400;
  const link = async (action: "publish" | "decline") => {
    const token = await signLink({ action, subject: reference, expires });
    return absoluteUrl("en", `/Moderation#${token}`);
  };
  return [
    { text: "Publish this review", href: await link("publish") },
    { text: "Decline this review", href: await link("decline") },
  ];
}
