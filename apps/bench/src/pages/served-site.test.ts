import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { withoutScript, type ServedSite } from "./served-site.ts";

const data = '<script type="application/ld+json">{}</script><script type="speculationrules">{}</script>';
const site: ServedSite = async (path) => ({
  status: 200,
  headers: { "content-type": path === "/a.js" ? "text/javascript" : "text/html; charset=utf-8" },
  body: brotliCompressSync(
    `<p>${path}</p>${data}<script type="module" src="/a.js"></script><script>a()\n</script>`,
  ),
});

const cases = [
  ["a page keeps its data and loses what runs", "/", `<p>/</p>${data}`],
  ["a file stays as it is", "/a.js", brotliDecompressSync((await site("/a.js")).body).toString()],
] as const;

for (const [what, path, expected] of cases) {
  void test(`without script, ${what}`, async () => {
    const { headers, body } = await withoutScript(site)(path);
    equal(brotliDecompressSync(body).toString(), expected);
    if (path === "/") deepEqual(headers["content-length"], String(body.length));
  });
}
