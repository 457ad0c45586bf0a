import { request } from "node:http";
import { array, assert, asyncProperty, constantFrom } from "fast-check";
import { expect, test } from "vitest";
import { isLongRun } from "../../test/is-long-run.ts";
import { startApp } from "../../test/start-app.ts";

const addresses = [
  "/?token=s3cret",
  "/?utm_source=mail&password=s3cret",
  "/index.html?token=s3cret",
  "/resetPhoneNumber/s3cret",
  "/resetPhoneNumber/s3cret/more",
  "/fr?utm_source=mail&token=s3cret",
  "/fr/index.html?token=s3cret",
  "/pt/resetPhoneNumber/s3cret?a=1",
  // Misspelled, or damaged by a mail program.
  "/Fr/Reset-Phone-Number/s3cret.",
  "/de/reset_phone_number//s3cret",
  "/en?token=s3cret",
  "/ContactUs?password=s3cret",
  "/fr?a=1&amp;Token=3Ds3cret",
  "/&token=s3cret",
  "/faq/token=s3cret",
  "/?%20token%20=s3cret",
  "/resetPassword/s3cret",
  "/fr/reset/s3cret",
];
const requests = [
  { method: "GET", headers: {} },
  { method: "HEAD", headers: {} },
  { method: "GET", headers: { "accept-encoding": "br, gzip" } },
  { method: "GET", headers: { "if-none-match": "*" } },
  { method: "GET", headers: { range: "bytes=0-9" } },
];
const asTheyAre = [...addresses, "/resetPhoneNumber/%2Fs3cret", "/resetPhoneNumber/s3cret%zz"].flatMap(
  (path) => requests.map((sent): [string, typeof sent] => [path, sent]),
);

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

test.each([false, true])(
  "keeps emailed links from caches, search engines and the log, in any encoding (maintenance: %s)",
  async (isInMaintenance) => {
    const { app, lines } = await startApp({ isInMaintenance, logLevel: "trace" });
    // Through the socket, since pages are sent before routing.
    const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
    const isKept = asyncProperty(encoded, constantFrom(...requests), async (path, sent) => {
      lines.length = 0;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      request({ port, path, agent: false, ...sent }, (response) => {
        const { "cache-control": cache, "x-robots-tag": robots } = response.headers;
        const isInPlace = [200, 404, 503].includes(response.statusCode ?? 0);
        const policy = response.headers["referrer-policy"];
        response.resume().on("end", () => resolve([isInPlace, cache, robots, policy]));
      })
        .on("error", reject)
        .end();
      expect(await promise).toEqual([true, "no-store", "noindex", "no-referrer"]);
      const logged = JSON.stringify(lines);
      expect(logged).not.toContain("s3cret");
      expect(decodeURIComponent(logged)).not.toContain("s3cret");
    });
    const encodedRuns = isLongRun ? 1_000 : 100;
    await assert(isKept, { numRuns: asTheyAre.length + encodedRuns, examples: asTheyAre });
  },
);
