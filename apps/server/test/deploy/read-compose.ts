import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DCLinter } from "dclint";
import { array, create, defaulted, optional, record, string, type } from "superstruct";
import { parse } from "yaml";
import type { Deployment, ReadFile } from "./deployment.ts";

const service = type({
  image: string(),
  command: defaulted(array(string()), []),
  environment: defaulted(record(string(), string()), {}),
  stop_grace_period: optional(string()),
});
const composeFile = type({ services: record(string(), service) });
const linter = new DCLinter({
  // Docker takes both, and visitors come from everywhere.
  rules: { "no-build-and-image": 0, "no-unbound-port-interfaces": 0 },
  quiet: true,
  debug: false,
  exclude: [],
});

/** Reads a file of Docker Compose, once it fits Compose's own schema. */
export const readCompose: ReadFile = (text): Partial<Deployment> => {
  const faults = lint(text);
  if (faults.length > 0) return { faults };
  const services = Object.values(create(parse(text, { merge: true }), composeFile).services);
  const own = services.filter(({ image }) => image === "matchfront:local");
  const servers = own.filter(({ command }) => command.length === 0);
  const upstreams = services.flatMap(({ environment }) => environment["UPSTREAMS"]?.split(" ") ?? []);
  return {
    environments: own.map(({ environment }) => environment),
    ports: upstreams.map((upstream) => upstream.replace(/^.*:/, "")),
    commands: own.flatMap(({ command }) => (command.length > 0 ? [command] : [])),
    stopSeconds: servers.map((server) => Number.parseInt(server.stop_grace_period ?? "10", 10)),
  };
};

function lint(text: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "matchfront-"));
  try {
    const file = join(folder, "compose.yml");
    writeFileSync(file, text);
    const messages = linter.lintFiles([file], false).flatMap((result) => result.messages);
    // Of what is a mere question of taste it warns.
    return messages
      .filter(({ type: level }) => level === "error")
      .map(({ line, message }) => `line ${line}: ${message}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
