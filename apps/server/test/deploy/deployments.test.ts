import { calls } from "@matchfront/api-client";
import { beforeEach, describe, expect, test } from "vitest";
import { startApp } from "../start-app.ts";
import { deployFolders } from "./deployments.ts";
import { findFaults } from "./find-faults.ts";
import { directivesFor } from "./locations.ts";
import { plantedFaults } from "./planted-faults.cases.ts";

const callPaths = Object.values(calls).map(({ path, ...call }) => ({
  path: path.startsWith("/Verification") ? `/verification${path}` : path,
  isRepeatable: "repeatable" in call && call.repeatable,
}));
const folders = deployFolders();

let app: Awaited<ReturnType<typeof startApp>>["app"];
beforeEach(async () => {
  ({ app } = await startApp());
});

/** A path, the beginning of some, or an expression that some match. */
async function isServed(path: string): Promise<boolean> {
  const known = [
    ...callPaths.map((call) => call.path),
    "/assets/boot-1a2b3c4d.js",
    "/resetPhoneNumber/a1",
    "/get",
  ];
  if (path.startsWith("^")) return known.some((each) => new RegExp(path).test(each));
  if (known.some((each) => each === path || (path.endsWith("/") && each.startsWith(path)))) return true;
  const { statusCode } = await app.inject(path);
  return statusCode === 200 || statusCode === 503;
}

test.each(folders)(
  "docs/deploy/$folder fits the server's environment, ports, paths and commands",
  async ({ folder, files }) => {
    expect(files.size).toBeGreaterThan(0);
    expect(await findFaults(folder, files, isServed)).toEqual([]);
  },
);

test("a folder that nothing reads is a fault", async () => {
  await expect(findFaults("nomad", new Map(), isServed)).rejects.toThrow("Nothing reads docs/deploy/nomad.");
});

test.each(plantedFaults)("$mistake in $file is found", async ({ file, text, mistake, found }) => {
  const { folder, files } = folders.find((each) => each.files.has(file)) ?? {
    folder: "",
    files: new Map<string, string>(),
  };
  const right = files.get(file) ?? "";
  const wrong = right.replace(text, mistake);
  expect(wrong).not.toBe(right);
  const faults = await findFaults(folder, new Map([...files, [file, wrong]]), isServed);
  expect(faults.join("\n")).toMatch(new RegExp(found, "m"));
});

describe.each(["nginx/matchfront.conf", "static-host/nginx.conf"])("%s", (name) => {
  const text = folders.flatMap(({ files }) => files.get(name) ?? []).join("");

  test.each(callPaths)(
    "caches no answer of $path, and asks another server only where that does no harm",
    ({ path, isRepeatable }) => {
      const directives = directivesFor(text, path);
      expect(directives).toContain("proxy_pass");
      expect(directives).not.toContain("proxy_cache ");
      expect(directives.includes("non_idempotent")).toBe(isRepeatable);
    },
  );
});
