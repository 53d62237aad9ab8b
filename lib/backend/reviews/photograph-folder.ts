import path from "node:path";
import { photographStore } from "@/lib/photos/photograph-index";

/** The folder of a photograph that somebody sent, by its name. */
export const hashOf = (file: string) => file.slice(0, file.indexOf("-"));

/** Where its files lie, once this process has made them. */
export const folderOf = (file: string) => path.join(photographStore, hashOf(file));
