import { readFile } from "node:fs/promises";
import { cpus, loadavg, release, totalmem } from "node:os";

/** What figures depend on: when, on which machine, and how busy it was before. */
export async function describeMachine(): Promise<string> {
  const processors = cpus();
  return [
    new Date().toISOString().slice(0, 16).replace("T", " "),
    `${processors.length} × ${processors[0]?.model.trim() ?? "processor"}`,
    `${(totalmem() / 2 ** 30).toFixed(0)} GiB`,
    `${await nameSystem()}, Linux ${release()}`,
    `Node ${process.version}`,
    `load ${(loadavg()[0] ?? 0).toFixed(1)} before`,
  ].join(", ");
}

async function nameSystem(): Promise<string> {
  const text = await readFile("/etc/os-release", "utf8").catch(() => "");
  return /^PRETTY_NAME="(?<name>.*)"$/m.exec(text)?.groups?.["name"] ?? process.platform;
}
