import { once } from "node:events";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { failureStatus, sitePages } from "./site-pages.ts";
import { expect, test } from "./test.ts";

/** What a server may send before the first answer comes back: ten segments of 1,460 bytes (RFC 6928). */
const firstFlight = 14_600;

test("each page arrives in the first flight, with the head that visitors over https get", async ({
  startServer,
}) => {
  const { url } = await startServer({
    PUBLIC_URL: "https://moyo.example",
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_TO: "owner@moyo.example",
  });
  const sizes = await Promise.all(sitePages.map(async ({ path }) => [path, await responseSize(url, path)]));
  expect(sizes.filter(([, size]) => Number(size) > firstFlight)).toEqual([]);
});

/** All bytes that a kept connection carries in answer to a browser. */
async function responseSize(origin: string, path: string): Promise<number> {
  const { port, host } = new URL(origin);
  const socket = connect(Number(port), "localhost");
  await once(socket, "connect");
  const ask = (options: string) =>
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n${options}\r\n`,
    );
  ask("");
  const answered = await once(socket, "data");
  socket.end();
  const rest = await buffer(socket);
  return answered[0].length + rest.length;
}

test.use({ expectedConsoleMessage: failureStatus });

/** The fonts of the first view, beside which no other may be needed. */
const fontBudget = 20_000;

for (const { path } of sitePages) {
  test(`${path} needs at most 20 kB of fonts`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".woff2")) sizes.push(response.body().then(({ length }) => length));
    });
    await page.goto(path, { waitUntil: "networkidle" });
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(fontBudget);
  });
}
