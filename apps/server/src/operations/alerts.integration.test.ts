import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { array, create, type, string } from "superstruct";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { collectDefaultMetrics } from "prom-client";
import { createMetrics } from "../config/metrics.ts";

const repository = join(import.meta.dirname, "../../../..");
const folder = join(repository, "docs/deploy/prometheus");
const rule = type({
  alert: string(),
  expr: string(),
});
const rulesFile = type({ groups: array(type({ rules: array(rule) })) });
const rules = create(parse(readFileSync(join(folder, "alerts.yml"), "utf8")), rulesFile).groups.flatMap(
  (group) => group.rules,
);
const { registry } = createMetrics();
collectDefaultMetrics({ register: registry });
const metrics = registry.getMetricsAsArray();

/** The names in expressions. Prometheus itself adds `up`. */
const names = new Set([
  "up",
  ...metrics.flatMap(({ name, type: kind }) =>
    String(kind) === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  ),
]);

test.each(rules)("$alert uses metrics that the server has", ({ expr }) => {
  const asked = expr.match(/\b(?:up|[a-z]+_[a-z0-9_]+)(?=\{|\[|\)| [<>=])/g) ?? [];
  expect(asked).not.toEqual([]);
  expect(asked.filter((name) => !names.has(name))).toEqual([]);
});

const hasPromtool = promtool("--version").status === 0;
const leftOut = hasPromtool ? "" : " (LEFT OUT: this machine has no promtool)";

test.runIf(hasPromtool)(`promtool accepts the alerts and their tests${leftOut}`, () => {
  expect(promtool("check", "rules", "alerts.yml")).toMatchObject({ status: 0 });
  expect(promtool("test", "rules", "alerts.test.yml")).toMatchObject({ status: 0, stderr: "" });
});

function promtool(...args: string[]) {
  return spawnSync("promtool", args, { cwd: folder, encoding: "utf8" });
}
