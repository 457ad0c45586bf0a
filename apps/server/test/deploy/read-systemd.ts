import { joinReadings, type Deployment } from "./deployment.ts";

const node = "/srv/matchfront/node_modules/.bin/node ";

/** Reads the units of systemd, and the file of their environment. @param files their texts, by name */
export async function readSystemd(files: ReadonlyMap<string, string>): Promise<Deployment> {
  const settings = [...files].flatMap(([name, text]) =>
    name.endsWith(".env") ? valuesOf(text, /^(?:# )?([A-Z_]+)=(.*)$/gm) : [],
  );
  return joinReadings(
    [...files].map(([name, text]) => (name.endsWith(".env") ? {} : readUnit(text, name, settings))),
  );
}

function readUnit(text: string, name: string, settings: readonly [string, string][]): Partial<Deployment> {
  const odd = text.split("\n").filter((line) => !/^(?:#.*|\[\w+\]|[A-Z]\w+=.*)?$/.test(line));
  const faults = odd.map((line) => `${name}: ${line}`);
  if (!name.endsWith(".service")) return { faults };
  const own = valuesOf(text, /^Environment=(.*)$/gm).flatMap(([line]) =>
    line.split(" ").map((pair): [string, string] => splitPair(pair)),
  );
  const started = valuesOf(text, /^ExecStart=(.*)$/gm).map(([line]) => line);
  const [[seconds] = [""]] = valuesOf(text, /^TimeoutStopSec=(\d+)$/gm);
  const isServer = text.includes("Type=exec");
  return {
    faults,
    environments: [Object.fromEntries([...own, ...settings])],
    commands: started
      .filter((line) => line.startsWith(node))
      .map((line) => line.slice(node.length).split(" ")),
    stopSeconds: isServer ? [Number(seconds)] : [],
  };
}

function splitPair(pair: string): [string, string] {
  const [name = "", ...value] = pair.split("=");
  return [name, value.join("=")];
}

function valuesOf(text: string, pattern: RegExp): [string, string][] {
  return [...text.matchAll(pattern)].map(([, first = "", second = ""]) => [first, second]);
}
