import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const repository = join(import.meta.dirname, "../../../..");

test("goes on after a failed task, and prints all failures without passed tests at the end", () => {
  const root = mkdtempSync(join(tmpdir(), "matchfront-tasks-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (file: string, content: object) => writeFileSync(join(root, file), JSON.stringify(content));
  const { packageManager } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8"));
  write("package.json", { name: "root", private: true, packageManager });
  write("pnpm-workspace.yaml", { packages: ["*"], pmOnFail: "ignore" });
  write("turbo.json", { tasks: { test: {} } });
  for (const [name, code] of Object.entries({ first: 1, second: 1, third: 0 })) {
    const script = `printf '\\033[32m✓\\033[0m passes\\n'; echo ${name} ends; exit ${code}`;
    mkdirSync(join(root, name));
    write(join(name, "package.json"), { name, scripts: { test: script } });
  }

  const command = `import { runTasks } from "${import.meta.dirname}/run.ts"; runTasks("test", "--concurrency=1");`;
  const { status, stdout, stderr } = spawnSync("node", ["--input-type=module", "-e", command], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, PATH: [join(repository, "node_modules/.bin"), process.env.PATH].join(delimiter) },
  });
  expect(status).toBe(1);
  expect(stdout).toContain("third ends");
  const failures = stderr.slice(stderr.indexOf("====="));
  expect(failures.match(/^(?:===== .*|\w+ ends|\S+ passes)$/gm)).toEqual([
    "===== first#test failed =====",
    "first ends",
    "===== second#test failed =====",
    "second ends",
  ]);
});
