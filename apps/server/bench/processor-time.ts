import { readdir, readFile } from "node:fs/promises";

/** Linux counts in hundredths of a second, whatever its clock does. */
const ticksPerSecond = 100;

/**
 * Processor time of a process so far, with that of its children, whether they run or have ended, in seconds.
 *
 * @throws where there is no /proc, which is Linux's
 */
export async function processorTimeOf(pid: number): Promise<number> {
  const numbers = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const stats = (await Promise.all(numbers.map(readStat))).filter((stat) => stat !== undefined);
  const own = stats.find((stat) => stat.pid === pid);
  const children = stats.filter(({ parent }) => parent === pid);
  return [...children, own].reduce((sum, stat) => sum + (stat?.own ?? 0), own?.ofEnded ?? 0) / ticksPerSecond;
}

/** Processor time of everything on this machine so far, in seconds. */
export async function processorTimeOfAll(): Promise<number> {
  const [line = ""] = (await readFile("/proc/stat", "utf8")).split("\n");
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + interrupts + softInterrupts) / ticksPerSecond;
}

/** One process by proc_pid_stat(5), unless it has ended meanwhile. */
async function readStat(number: string) {
  const stat = await readFile(`/proc/${number}/stat`, "utf8").catch(() => "");
  if (stat === "") return undefined;
  // The name before may hold anything.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const field = (place: number) => Number(fields[place - 3]);
  return {
    pid: Number(number),
    parent: field(4),
    own: field(14) + field(15),
    ofEnded: field(16) + field(17),
  };
}
