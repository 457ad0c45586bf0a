import { spawnSync } from "node:child_process";
import { cp, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { collectDefaultMetrics } from "prom-client";
import { expect, test } from "vitest";
import { createMetrics } from "../../src/config/metrics.ts";
import { readEnvironment } from "../../src/config/read-environment.ts";
import { repository } from "../repository.ts";
import { temporaryFolder } from "../temporary-database.ts";
import { checkNginx, hasNginx, writeNginxFolder } from "./start-nginx.ts";

const alerts = join(repository, "docs/deploy/prometheus");
const hasPromtool = run("promtool", ["--version"]).status === 0;
const hasSystemd = run("systemd-analyze", ["--version"]).status === 0;
const leftOut = (name: string, isThere: boolean) =>
  isThere ? "" : ` (LEFT OUT: this machine has no ${name})`;

test.runIf(hasNginx)(`nginx accepts its configuration${leftOut("nginx", hasNginx)}`, async () => {
  const { folder } = await writeNginxFolder("nginx/matchfront.conf", ["127.0.0.1:3001", "127.0.0.1:3002"]);
  expect(checkNginx(folder)).toBe("");
});

test.runIf(hasSystemd)(
  `systemd accepts its units, and rates the service as little exposed${leftOut("systemd", hasSystemd)}`,
  async () => {
    const folder = await temporaryFolder();
    await cp(join(repository, "docs/deploy/systemd"), folder, { recursive: true });
    // systemd would split a path with a space.
    const node = join(folder, "node");
    await symlink(process.execPath, node);
    const units = (await readdir(folder))
      .filter((name) => /\.(?:service|timer)$/.test(name))
      .map((name) => join(folder, name));
    for (const unit of units) {
      const text = await readFile(unit, "utf8");
      await writeFile(unit, text.replaceAll("/srv/matchfront/node_modules/.bin/node", node));
    }
    expect(run("systemd-analyze", ["verify", ...units])).toMatchObject({ status: 0, stderr: "" });
    // Tenths: 9.6 is a service without any limit.
    const exposure = ["security", "--offline=true", "--threshold=20", "--no-pager"];
    expect(run("systemd-analyze", [...exposure, join(folder, "matchfront.service")]).status).toBe(0);
  },
);

test("a shell and Node read the same values from the environment file", async () => {
  const example = await readFile(join(repository, "docs/deploy/systemd/matchfront.env"), "utf8");
  const text = example.replaceAll(/^# (?=[A-Z_]+=)/gm, "");
  const file = join(await temporaryFolder(), "matchfront.env");
  await writeFile(file, text);
  const { stdout } = run("env", ["-i", "/bin/sh", "-c", 'set -a; . "$0"; env', file]);
  const values = parseEnv(text);
  expect(parseEnv(stdout)).toMatchObject(values);
  expect(readEnvironment(values).DATABASE_URL).toContain("&sslrootcert=");
});

test("alerts use metrics that the server has", async () => {
  const { registry } = createMetrics();
  collectDefaultMetrics({ register: registry });
  // Prometheus itself adds `up`.
  const names = new Set(["up"]);
  for (const { name, type } of registry.getMetricsAsArray())
    for (const suffix of String(type) === "histogram" ? ["_bucket", "_count", "_sum"] : [""])
      names.add(name + suffix);
  const text = await readFile(join(alerts, "alerts.yml"), "utf8");
  for (const rule of text.split("- alert: ").slice(1)) {
    const asked = rule.match(/\b(?:up|[a-z]+_[a-z0-9_]+)(?=\{|\[|\)| [<>=])/g) ?? [];
    expect(asked).not.toEqual([]);
    expect(asked.filter((name) => !names.has(name))).toEqual([]);
  }
});

test.runIf(hasPromtool)(
  `promtool accepts the alerts and their tests${leftOut("promtool", hasPromtool)}`,
  () => {
    expect(run("promtool", ["check", "rules", "alerts.yml"], alerts)).toMatchObject({ status: 0 });
    const tested = run("promtool", ["test", "rules", "alerts.test.yml"], alerts);
    expect(tested).toMatchObject({ status: 0, stderr: "" });
  },
);

function run(program: string, args: readonly string[], cwd = repository) {
  return spawnSync(program, args, { cwd, encoding: "utf8" });
}
