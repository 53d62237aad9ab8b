import { newRequestKey } from "../../form/request-key";

/** What a new part of a draft is called: its kind, and something that no other has. */
export const newId = (kind: string) => `${kind}-${newRequestKey().slice(0, 12)}`;
