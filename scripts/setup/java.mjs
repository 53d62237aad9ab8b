import { spawnSync } from "node:child_process";
import { installFromDebian } from "./apt.mjs";
import { giveUp } from "./say.mjs";

/** Makes sure that there is a Java for W3C's checker of documents; on Debian as root it is installed. */
export async function ensureJava() {
  if (!hasJava()) await installFromDebian(["default-jre-headless"], "Java");
  if (!hasJava())
    giveUp(
      "The tests need Java 11 or later on the path: install it (on Debian: apt-get install default-jre-headless).",
    );
}

// macOS has a `java` that only says where to get one.
function hasJava() {
  return spawnSync("java", ["-version"], { stdio: "ignore" }).status === 0;
}
