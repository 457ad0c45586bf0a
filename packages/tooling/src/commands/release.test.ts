import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeEach, expect, test } from "vitest";

const repository = join(import.meta.dirname, "../../../..");
const folder = mkdtempSync(join(tmpdir(), "matchfront-released-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const placeholder = "https://git.example/acme/website";
const address = "https://github.com/acme/website";

const published: string[] = [];
const registry = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => (body += chunk));
  request.on("end", () => {
    if (request.method === "PUT") {
      const { name, "dist-tags": tags } = JSON.parse(body);
      published.push(`${name}@${tags.latest}`);
    }
    response.writeHead(request.method === "PUT" ? 201 : 404, { "content-type": "application/json" });
    response.end("{}");
  });
}).listen(0, "127.0.0.1");
afterAll(() => registry.close());

let root = "";
const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" });
const write = (file: string, content: unknown) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(
    join(root, file),
    typeof content === "string" ? content : `${JSON.stringify(content, undefined, 2)}\n`,
  );
};
const commit = () => {
  git("add", "--all");
  git("commit", "--quiet", "--message", "Change something");
};

/** Creates a repository with a public package, which has a changeset, and a private one. */
beforeEach(() => {
  root = mkdtempSync(join(folder, "root-"));
  published.length = 0;
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Ada");
  git("config", "user.email", "ada@example.com");
  write(".gitignore", "node_modules\ndist\n");
  write("pnpm-workspace.yaml", 'packages: ["packages/*"]\npmOnFail: ignore\n');
  const { packageManager } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8"));
  write("package.json", {
    name: "website",
    private: true,
    packageManager,
    repository: { type: "git", url: `git+${placeholder}.git` },
    scripts: { test: "node -e 0" },
  });
  write("packages/greeter/package.json", {
    name: "@acme/greeter",
    version: "1.4.0",
    type: "module",
    files: ["CHANGELOG.md", "dist"],
    // No effect outside CI: the first version, published by hand, has no provenance.
    publishConfig: { provenance: true },
    scripts: { build: 'mkdir -p dist && echo "export const hello = 1;" > dist/index.js' },
  });
  write("packages/house/package.json", { name: "@acme/house", version: "1.0.0", private: true });
  write(
    ".changeset/config.json",
    readFileSync(join(repository, ".changeset/config.json"), "utf8").replace(/"\$schema".*/, ""),
  );
  write(".changeset/brave-hello.md", '---\n"@acme/greeter": minor\n---\n\n`hello` greets in Swahili.\n');
  write(".npmrc", `registry=http://127.0.0.1:${Object(registry.address()).port}/\n`);
  execFileSync("pnpm", ["install", "--offline", "--silent"], { cwd: root, env: environment });
  commit();
});

/** The environment with this repository's tools in PATH, and without the variables by which programs detect CI. */
const environment = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:CI$|ACTIONS|GITHUB|GITLAB)/.test(name)),
  ),
  PATH: [join(repository, "node_modules/.bin"), process.env.PATH].join(delimiter),
};

/** Runs the command in the repository. Returns its exit code, its output, and the changes of the working tree. */
async function release(...args: string[]) {
  const script = join(import.meta.dirname, "release.ts");
  const { code, stdout, stderr } = await promisify(execFile)(process.execPath, [script, ...args], {
    cwd: root,
    env: environment,
  }).then(
    (printed) => ({ code: 0, ...printed }),
    (failure: { code: number; stdout: string; stderr: string }) => failure,
  );
  return { code, printed: `${stdout}${stderr}`, changes: git("status", "--porcelain") };
}

function setAddress() {
  write("package.json", readFileSync(join(root, "package.json"), "utf8").replace(placeholder, address));
  commit();
}

test("prints versions, changes and files in a dry run, and changes nothing", async () => {
  const { code, printed, changes } = await release("--dry-run");

  expect({ code, changes }).toEqual({ code: 0, changes: "" });
  expect(printed).toContain('+  "version": "1.5.0"');
  expect(printed).toMatch(/^\+- .*`hello` greets in Swahili\.$/m);
  for (const file of ["CHANGELOG.md", "dist/index.js"]) expect(printed).toContain(`\n${file}\n`);
  expect(printed).not.toContain("house");
  expect(printed).toContain(`A release would fail: The packages' repository is the placeholder`);
  expect(git("worktree", "list").trim().split("\n")).toHaveLength(1);
  expect(published).toEqual([]);
});

test.each([
  [
    "the repository is a placeholder",
    { isSet: false, spoil: () => {} },
    "is the placeholder https://git.example/acme/website",
  ],
  [
    "the tree has changes",
    { isSet: true, spoil: () => write("notes.md", "Remember.") },
    "The working tree has changes.",
  ],
] as const)("rejects a release if %s", async (_, { isSet, spoil }, reason) => {
  if (isSet) setAddress();
  spoil();
  const before = git("status", "--porcelain");

  const { code, printed, changes } = await release();
  expect({ code, changes }).toEqual({ code: 1, changes: before });
  expect(printed).toContain(reason);
  expect(published).toEqual([]);
});

test.each([
  ["--help", 0],
  ["--dryrun", 2],
])("releases nothing with %s, and prints the usage", async (option, expected) => {
  const { code, printed } = await release(option);
  expect({ code, published }).toEqual({ code: expected, published: [] });
  expect(printed).toContain("Usage: npm run release -- [--dry-run]\n");
});

test("restores the working tree and publishes nothing if the tests fail", async () => {
  setAddress();
  const manifest = readFileSync(join(root, "package.json"), "utf8");
  write("package.json", manifest.replace("node -e 0", "node -e 'process.exit(7)'"));
  commit();
  const head = git("rev-parse", "HEAD");

  const { code, printed, changes } = await release();
  expect({ code, changes }).toEqual({ code: 1, changes: "" });
  expect(printed).toContain("The release stopped: pnpm run test failed.");
  expect(git("rev-parse", "HEAD")).toBe(head);
  expect(published).toEqual([]);
});

test("commits versions and changelogs, publishes the public package, and tags it", async () => {
  setAddress();

  const { code, changes } = await release();
  expect({ code, changes }).toEqual({ code: 0, changes: "" });
  expect(published).toEqual(["@acme/greeter@1.5.0"]);
  expect(git("show", "HEAD:packages/greeter/CHANGELOG.md")).toContain("## 1.5.0");
  expect(git("ls-files", ".changeset").trim()).toBe(".changeset/config.json");
  expect(git("tag").trim()).toBe("@acme/greeter@1.5.0");
});

test("publishes a committed version that the registry lacks, without a changeset", async () => {
  git("rm", "--quiet", ".changeset/brave-hello.md");
  setAddress();
  const head = git("rev-parse", "HEAD");

  const { code, changes } = await release();
  expect({ code, changes }).toEqual({ code: 0, changes: "" });
  expect(published).toEqual(["@acme/greeter@1.4.0"]);
  expect(git("rev-parse", "HEAD")).toBe(head);
});
