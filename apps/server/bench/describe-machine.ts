import { readFile } from "node:fs/promises";
import { cpus, loadavg, release, tmpdir, totalmem } from "node:os";

/** What figures depend on: the machine, its disk, and how busy it is, in one line. */
export async function describeMachine(): Promise<string> {
  const processors = cpus();
  return [
    new Date().toISOString(),
    `${processors.length} × ${processors[0]?.model.trim() ?? "processor"}`,
    `${(totalmem() / 2 ** 30).toFixed(0)} GiB`,
    `Linux ${release()}`,
    `Node ${process.version}`,
    `${tmpdir()} on ${await fileSystemOf(tmpdir())}`,
    `load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(" ")}`,
  ].join(", ");
}

async function fileSystemOf(folder: string): Promise<string> {
  const mounts = (await readFile("/proc/self/mounts", "utf8")).trim().split("\n");
  const [device = "", , type = ""] =
    mounts
      .map((line) => line.split(" "))
      .filter(([, point = ""]) => `${folder}/`.startsWith(point === "/" ? "/" : `${point}/`))
      .toSorted(([, a = ""], [, b = ""]) => a.length - b.length)
      .at(-1) ?? [];
  return `${device} (${type})`;
}
