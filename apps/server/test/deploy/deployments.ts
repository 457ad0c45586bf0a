import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { joinReadings, type Deployment, type ReadFile } from "./deployment.ts";
import { readCompose } from "./read-compose.ts";
import { readContainer } from "./read-container.ts";
import { readKubernetes } from "./read-kubernetes.ts";
import { readCaddy, readNginx } from "./read-proxies.ts";
import { readSystemd } from "./read-systemd.ts";

/** Where the files are that operators take. */
export const deployFolder = join(import.meta.dirname, "../../../../docs/deploy");

/** The files of one folder of docs/deploy: their texts, by name. */
export type DeployFiles = ReadonlyMap<string, string>;

/** The folders of docs/deploy, each with its files; what is beside them is prose. */
export function deployFolders(): readonly { readonly folder: string; readonly files: DeployFiles }[] {
  const names = globSync("*/**/*.*", { cwd: deployFolder })
    .concat(globSync("*/*file", { cwd: deployFolder }))
    .toSorted();
  const folders = Map.groupBy(names, (name) => name.replace(/\/.*/, ""));
  return [...folders].map(([folder, own]) => ({
    folder,
    files: new Map(own.map((name) => [name, readFileSync(join(deployFolder, name), "utf8")])),
  }));
}

/** How the files of a folder are read: one by one, or together where they configure each other. */
const readers: Readonly<Record<string, (files: DeployFiles) => Promise<Deployment>>> = {
  caddy: eachBy(readCaddy),
  compose: eachBy(readCompose),
  container: eachBy((text, name) => (name.endsWith("ignore") ? {} : readContainer(text, name))),
  kubernetes: readKubernetes,
  nginx: eachBy(readNginx),
  // src/metrics/alerts.test.ts holds its rules against the metrics.
  prometheus: eachBy(() => ({})),
  "static-host": eachBy(readNginx),
  systemd: readSystemd,
};

/** What the files of a folder say. @throws where nothing is known that reads them */
export async function readDeployment(folder: string, files: DeployFiles): Promise<Deployment> {
  const read = readers[folder];
  if (!read)
    throw new Error(`Nothing reads docs/deploy/${folder}. Give it a reader, so that its files are checked.`);
  return await read(files);
}

function eachBy(read: ReadFile) {
  return async (files: DeployFiles) => joinReadings([...files].map(([name, text]) => read(text, name)));
}
