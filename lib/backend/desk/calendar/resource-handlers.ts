import type { resourceCalls } from "@/lib/contract/desk/resources";
import type { DeskHandlers } from "../../staff/desk-handler";
import { asStaff, doing } from "../doing";
import { allocate, release } from "./allocate";
import { addResource, renameResource } from "./name-resource";
import { resourcesIn } from "./resource-rows";

/** Guides and vehicles, and what takes them. */
export const resourceHandlers: DeskHandlers<keyof typeof resourceCalls> = {
  resources: async ({ from }) => ({ data: await resourcesIn(from) }),
  "add-resource": (input, at) => doing(at, (tx, actor) => addResource(tx, actor, input)),
  "rename-resource": (input, at) => doing(at, (tx, actor) => renameResource(tx, actor, input)),
  allocate: async (input, at) => ({
    data: { also: await asStaff(at, (tx, actor) => allocate(tx, actor, input)) },
  }),
  release: (input, at) => doing(at, (tx, actor) => release(tx, actor, input)),
};
