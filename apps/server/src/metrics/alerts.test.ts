import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { array, create, type, string } from "superstruct";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { collectDefaultMetrics } from "prom-client";
import { programs } from "../commands/programs.ts";
import { findCall } from "../commands/run-program.ts";
import { createMetrics } from "./metrics.ts";

const repository = join(import.meta.dirname, "../../../..");
const folder = join(repository, "docs/deploy/prometheus");
const rule = type({
  alert: string(),
  expr: string(),
  labels: type({ severity: string() }),
  annotations: type({ summary: string(), runbook: string() }),
});
const rulesFile = type({ groups: array(type({ rules: array(rule) })) });
const text = await readFile(join(folder, "alerts.yml"), "utf8");
const rules = create(parse(text), rulesFile).groups.flatMap((group) => group.rules);
const guide = await readFile(join(repository, "docs/guides/alerts.md"), "utf8");
const { registry } = createMetrics();
collectDefaultMetrics({ register: registry });
const metrics = registry.getMetricsAsArray();

/** What a metric is called in an expression; Prometheus itself has `up`. */
const names = new Set([
  "up",
  ...metrics.flatMap(({ name, type: kind }) =>
    String(kind) === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  ),
]);

test.each(rules)("$alert asks for metrics that the server has", ({ expr }) => {
  const asked = expr.match(/\b(?:up|[a-z]+_[a-z0-9_]+)(?=\{|\[|\)| [<>=])/g) ?? [];
  expect(asked).not.toEqual([]);
  expect(asked.filter((name) => !names.has(name))).toEqual([]);
});

test.each(rules)("$alert has a section of its own in the guide, which names it", ({ alert, annotations }) => {
  const [file, anchor] = annotations.runbook.split("#");
  expect(file).toBe("docs/guides/alerts.md");
  const section = guide.split(/^## /m).find((part) => slugOf(part.split("\n")[0] ?? "") === anchor);
  expect(section).toContain(`\`${alert}\``);
  for (const part of ["Visitors", "Confirm:", "Do:", "Over"]) expect(section).toContain(`**${part}**`);
});

test("the guide's metrics exist, and its sections are the rules'", () => {
  const named = guide.match(/\b(?:matchfront|nodejs|process)_[a-z_]+/g) ?? [];
  expect(named.filter((name) => !names.has(name))).toEqual([]);
  const described = [...guide.matchAll(/\*\*Alert:\*\* `(\w+)`/g)].map(([, name]) => name);
  expect(new Set(described)).toEqual(new Set(rules.map(({ alert }) => alert)));
});

test("the lines of the log that the guide quotes are the program's own", () => {
  const sourceFiles = globSync(join(repository, "apps/server/src/**/!(*.test).ts"));
  const code = sourceFiles.map((file) => readFileSync(file, "utf8")).join("\n");
  const quoted = [...guide.matchAll(/`([\p{L}…][\p{L}… ,:]+ [\p{L}… ,:]+)`/gu)].map(([, line = ""]) => line);
  const lines = quoted.filter((words) => !findCall(programs, words.split(" ")) && !/^\w+: \w+$/.test(words));
  expect(lines.length).toBeGreaterThan(8);
  const unknown = lines.filter((line) => !new RegExp(line.replaceAll("…", ".+")).test(code));
  expect(unknown).toEqual([]);
});

test("the server's README names each of its metrics", async () => {
  const readme = await readFile(join(repository, "apps/server/README.md"), "utf8");
  const [, section = ""] = /\n## Metrics\n(.*?)\n## /s.exec(readme) ?? [];
  const own = metrics.filter(({ name }) => name.startsWith("matchfront_"));
  const words = own.map(({ name }) => name.replace("matchfront_", ""));
  expect(words.filter((word) => !section.includes(`\`${word}\``))).toEqual([]);
});

const hasPromtool = promtool("--version").status === 0;

test.runIf(hasPromtool)("the alerts fire when they should, by Prometheus's own tool", () => {
  expect(promtool("check", "rules", "alerts.yml")).toMatchObject({ status: 0 });
  expect(promtool("test", "rules", "alerts.test.yml")).toMatchObject({ status: 0, stderr: "" });
});

function promtool(...args: string[]) {
  return spawnSync("promtool", args, { cwd: folder, encoding: "utf8" });
}

/** As Markdown's viewers make it. */
function slugOf(heading: string): string {
  return heading.toLowerCase().replaceAll(" ", "-");
}
