import { existsSync } from "node:fs";
import { programs } from "../../src/commands/programs.ts";
import { findCall } from "../../src/commands/run-program.ts";
import { readEnvironment } from "../../src/environment/read-environment.ts";
import { secretFileNames, secretNames } from "../../src/environment/secret-files.ts";
import { fromRoot, variables } from "../../src/environment/variables.ts";
import { readDeployment, type DeployFiles } from "./deployments.ts";

const ownNames: ReadonlySet<string> = new Set([...Object.keys(variables), ...secretFileNames]);
/** Of other programs: Node, the container's build, Caddy, PostgreSQL, the kernel. */
const foreignNames = new Set([
  "UV_THREADPOOL_SIZE",
  "TURBO_TELEMETRY_DISABLED",
  "PATH",
  "SITE_ADDRESS",
  "NET_BIND_SERVICE",
  "POSTGRES_USER",
  "POSTGRES_DB",
  "POSTGRES_PASSWORD_FILE",
  "AF_INET",
  "AF_INET6",
  "AF_UNIX",
]);
/** What a file of each secret may hold. */
const sampleSecrets: Readonly<Record<string, string>> = {
  SMTP_URL: "smtp://user:password@mail.example.org:587",
  DATABASE_URL: "postgres://user:password@db.example.org/matchfront?sslmode=verify-full",
};
const serverProgram = "apps/server/src/server.ts";
const operatorProgram = "apps/server/src/operator.ts";

/**
 * Holds the files of a folder of docs/deploy against the program: its environment, ports, paths, commands, and the time
 * that its stop takes.
 *
 * @param isServed tells whether the server has a path
 * @returns a sentence for each fault
 */
export async function findFaults(
  folder: string,
  files: DeployFiles,
  isServed: (path: string) => Promise<boolean>,
): Promise<readonly string[]> {
  const { faults, environments, paths, ports, metricsPorts, commands, stopSeconds } = await readDeployment(
    folder,
    files,
  );
  const usual = environments.length > 0 ? environments : [{}];
  const served = await Promise.all(paths.map(isServed));
  return [
    ...faults,
    ...[...files].flatMap(([name, text]) =>
      unknownNames(text).map((word) => `${name}: the server has no variable ${word}`),
    ),
    ...environments.flatMap(environmentFaults),
    ...paths.filter((_, index) => !served[index]).map((path) => `the server has no ${path}`),
    ...strangePorts(ports, usual, "PORT", "3000"),
    ...strangePorts(metricsPorts, usual, "METRICS_PORT", ""),
    ...commands.flatMap(commandFaults),
    ...stopSeconds.flatMap((seconds) => usual.flatMap((environment) => stopFaults(seconds, environment))),
  ];
}

/** Words that look like a variable: capitals with a line between them. */
function unknownNames(text: string): readonly string[] {
  const words = new Set(text.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g));
  return [...words].filter((word) => !ownNames.has(word) && !foreignNames.has(word));
}

function environmentFaults(environment: Readonly<Record<string, string>>): readonly string[] {
  const unknown = Object.keys(environment).filter((name) => !ownNames.has(name) && !foreignNames.has(name));
  // The files are on the operator's machine.
  const held = secretNames
    .filter((name) => environment[`${name}_FILE`])
    .map((name) => [name, sampleSecrets[name] ?? ""]);
  const others = Object.entries(environment).filter(([name]) => !secretFileNames.includes(name));
  const values = Object.fromEntries([...others, ...held].filter(([name = ""]) => ownNames.has(name)));
  return [...unknown.map((name) => `the server has no variable ${name}`), ...readingFaults(values)];
}

function readingFaults(values: Readonly<Record<string, string>>): readonly string[] {
  try {
    readEnvironment(values);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function strangePorts(
  ports: readonly string[],
  environments: readonly Readonly<Record<string, string>>[],
  name: string,
  usual: string,
): readonly string[] {
  const own = new Set(environments.map((environment) => environment[name] ?? usual));
  return ports
    .filter((port) => !own.has(port))
    .map((port) => `${name} is ${[...own].join(", ")}, not ${port}`);
}

function commandFaults([program = "", ...words]: readonly string[]): readonly string[] {
  if (!existsSync(fromRoot(program))) return [`there is no program ${program}`];
  if (program === serverProgram)
    return words.length > 0 ? [`the server takes no parameters: ${words.join(" ")}`] : [];
  if (program === operatorProgram && findCall(programs, words)) return [];
  return [`there is no command ${words.join(" ")}`];
}

/** The README's 45 seconds, which hold five of DRAIN_SECONDS. */
function stopFaults(
  seconds: number,
  { DRAIN_SECONDS = "5" }: Readonly<Record<string, string>>,
): readonly string[] {
  const needed = 45 + Math.max(0, Number(DRAIN_SECONDS) - 5);
  return seconds > needed ? [] : [`a stop takes ${needed} seconds at most, and is given ${seconds}`];
}
