import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { calls } from "@matchfront/api-client";
import { expect, test } from "vitest";
import { startApp } from "../start-app.ts";
import { deployFolder } from "./deployments.ts";

const text = await readFile(join(deployFolder, "cdn.md"), "utf8");
const rows = [...text.matchAll(/^\| `(GET|POST) (\S+)` +\| `([^`]+)` +\| (.+?) +\|$/gm)].map(
  ([, method = "", url = "", cacheControl = "", atEdge = ""]) => ({ method, url, cacheControl, atEdge }),
);

test("the table has rows of each kind", () => {
  expect(new Set(rows.map(({ atEdge }) => atEdge.split(":")[0]))).toEqual(
    new Set(["5 minutes", "a year", "never"]),
  );
  const callPaths = rows
    .filter(({ method }) => method === "POST")
    .map(({ url }) => url.replace("/verification", ""));
  const known = new Set<string>(Object.values(calls).map(({ path }) => path));
  expect(callPaths.filter((path) => !known.has(path))).toEqual([]);
});

test.each(rows)(
  "$method $url: $atEdge, by the rule that CDNs are given",
  async ({ method, url, cacheControl, atEdge }) => {
    const { app } = await startApp();
    const response = await app.inject({ method: method === "POST" ? "POST" : "GET", url });
    expect(response.headers["cache-control"]).toBe(cacheControl);
    const isStored =
      method === "GET" && response.statusCode === 200 && !url.includes("?") && cacheControl !== "no-store";
    expect(isStored).toBe(!atEdge.startsWith("never"));
    const [, status = response.statusCode] = /: (\d+)$/.exec(atEdge) ?? [];
    expect(response.statusCode).toBe(Number(status));
  },
);
