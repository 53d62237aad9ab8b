import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

const folder = ".next/static/chunks";
const loader =
  /(\d+),(\w)=>\{\2\.v\((\w)=>Promise\.(?:resolve\(\)|all\(\[([^\]]*)\].*?)\.then\(\(\)=>\3\((\d+)\)\)\)\}/g;

/**
 * The bundler names what loads a part by the part alone. Where one that comes later has the part in
 * itself as well, it brings a loader that loads nothing: whoever meets that one first asks for what is
 * not there yet, and the part is broken for as long as the page is open.
 */
test("a part that is loaded later is loaded by whoever asks for it first", () => {
  const chunks = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const loads = new Map<string, Set<string>>();
  const isThere: { loader: string; chunk: string }[] = [];
  const later = new Set<string>();
  for (const chunk of chunks)
    for (const [, id = "", , , list] of readFileSync(`${folder}/${chunk}`, "utf8").matchAll(loader))
      if (list === undefined) isThere.push({ loader: id, chunk });
      else {
        loads.set(id, (loads.get(id) ?? new Set()).add(list));
        for (const [, name = ""] of list.matchAll(/chunks\/([^"]+)"/g)) later.add(name);
      }
  expect(loads.size).toBeGreaterThan(20);
  expect(isThere.filter((found) => loads.has(found.loader) && later.has(found.chunk))).toEqual([]);
});
