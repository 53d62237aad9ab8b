import { existsSync } from "node:fs";
import path from "node:path";
import { photographStore } from "@/lib/photos/photograph-index";

/** The folder of a guest's photograph, by its name. */
export const hashOf = (file: string) => file.slice(0, file.indexOf("-"));

/** Where the files of a guest's photograph lie. */
export const folderOf = (file: string) => path.join(photographStore, hashOf(file));

/** Whether they are there: somebody may have deleted them, until they are made again by night. */
export const hasFiles = (file: string) => existsSync(folderOf(file));
