import { create } from "zustand";
import type { User } from "../../contract/accounts";
import type { AffiliateLink, Friend } from "../../contract/affiliate";

export interface Auth {
  token: string | null;
  user: User | null;
  name: string;
  avatar: string;
  affiliate: AffiliateLink | null;
  friends: Friend[] | null;
  /** Unknown until the browser's storage was read, and while the user is being fetched. */
  status: "unknown" | "anonymous" | "signed-in";
}

export const nobody = {
  token: null,
  user: null,
  name: "",
  avatar: "",
  affiliate: null,
  friends: null,
} as const;

/** Who is signed in, in this tab (docs/product.md, "Accounts"). */
export const useAuth = create<Auth>()(() => ({ ...nobody, status: "unknown" }));
