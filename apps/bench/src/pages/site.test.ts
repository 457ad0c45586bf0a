import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { withoutScript } from "./site.ts";

const data = '<script type="application/ld+json">{}</script><script type="speculationrules">{}</script>';
const running = '<script type="module" src="/a.js"></script><script>a()\n</script>';

void test("removes scripts that run from pages, and from nothing else", async () => {
  const served = async (type: string) => {
    const answer = { status: 200, headers: { "content-type": type }, body: Buffer.from(data + running) };
    return (await withoutScript(async () => answer)("/")).body.toString();
  };
  deepEqual(
    [await served("text/html; charset=utf-8"), await served("text/javascript")],
    [data, data + running],
  );
});
