import { get } from "node:http";
import { array, assert, asyncProperty, constantFrom } from "fast-check";
import { expect, test } from "vitest";
import { isLongRun } from "../../test/is-long-run.ts";
import { startApp } from "../../test/start-app.ts";

const addresses = [
  "/?token=s3cret",
  "/?a=1&password=s3cret",
  "/index.html?token=s3cret",
  "/fr/?token=s3cret",
  "/resetPhoneNumber/s3cret",
  "/pt/resetPhoneNumber/s3cret?a=1",
];
type Encode = (character: string) => string;
const hex = (character: string) => `%${character.charCodeAt(0).toString(16)}`;
const encodings: readonly Encode[] = [
  (character) => character,
  hex,
  (character) => hex(character).toUpperCase(),
];

/** An address, with any characters after its first slash percent-encoded. */
const encoded = constantFrom(...addresses).chain((address) =>
  array(constantFrom(...encodings), { minLength: address.length - 1, maxLength: address.length - 1 }).map(
    (encode) => `/${encode.map((apply, index) => apply(address.charAt(index + 1))).join("")}`,
  ),
);

test("keeps emailed links from caches, search engines and the log, in any percent-encoding", async () => {
  const lines: string[] = [];
  const { app } = await startApp({
    logLevel: "trace",
    logStream: { write: (line) => void lines.push(line) },
  });
  const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  await assert(
    asyncProperty(encoded, async (path) => {
      lines.length = 0;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      get({ port, path, agent: false }, (response) => {
        const { "cache-control": cache, "x-robots-tag": robots } = response.headers;
        response.resume().on("end", () => resolve([cache, robots]));
      }).on("error", reject);
      expect(await promise).toEqual(["no-store", "noindex"]);
      expect(lines.join("")).not.toContain("s3cret");
      expect(decodeURIComponent(lines.join(""))).not.toContain("s3cret");
    }),
    { numRuns: isLongRun ? 2_000 : 200 },
  );
});
