import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { systemCode } from "../start-error";

/** Whether a process with this number exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === "EPERM";
  }
}

/**
 * A text that no other process ever has again: process numbers come back after a restart (in a
 * container nearly always), start times do not. Undefined when there is no such process.
 */
export function processIdentity(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  if (process.platform === "linux") return linuxStartTime(pid);
  if (process.platform === "win32")
    return output("powershell", [
      "-NoProfile",
      "-Command",
      `(Get-Process -Id ${pid}).StartTime.Ticks`,
    ]);
  return output("ps", ["-o", "lstart=", "-p", String(pid)]);
}

/** The command line of a process, as far as this system tells it. */
export function commandLine(pid: number): string {
  if (process.platform === "linux")
    return (read(`/proc/${pid}/cmdline`) ?? "").replaceAll("\0", " ");
  if (process.platform === "win32")
    return output("tasklist", ["/FI", `PID eq ${pid}`, "/FO", "CSV", "/NH"]) ?? "";
  return output("ps", ["-o", "command=", "-p", String(pid)]) ?? "";
}

function linuxStartTime(pid: number): string | undefined {
  // The second field is the name in brackets and may hold spaces; the start time is the 22nd.
  const fields = read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, "")
    .split(" ");
  if (!fields || fields[0] === "Z") return undefined;
  return `${read("/proc/sys/kernel/random/boot_id")?.trim()} ${fields[19]}`;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function output(command: string, args: string[]): string | undefined {
  try {
    return (
      execFileSync(command, args, {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      }).trim() || undefined
    );
  } catch {
    return undefined;
  }
}
