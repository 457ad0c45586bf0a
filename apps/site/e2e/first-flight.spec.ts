import { once } from "node:events";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { firstFlight } from "@matchfront/tooling/budgets";
import { languages } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { sitePages } from "../app/shell/site-pages.ts";
import { expect, test } from "./test.ts";

test("each page fits the first flight in each language, with the headers of https", async ({
  startServer,
}) => {
  const { url } = await startServer({
    PUBLIC_URL: "https://moyo.example",
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_TO: "owner@moyo.example",
  });
  const english = [...sitePages.map(({ path }) => path), "/resetPhoneNumber/5ecre7"];
  const paths = languages.flatMap((language) => english.map((path) => pathIn(language, path)));
  const sizes = await Promise.all(paths.map(async (path) => [path, await responseSize(url, path)]));
  expect(sizes.filter(([, size]) => Number(size) > firstFlight)).toEqual([]);
});

async function responseSize(origin: string, path: string): Promise<number> {
  const { port, host } = new URL(origin);
  const socket = connect(Number(port), "localhost");
  await once(socket, "connect");
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br, zstd\r\nConnection: close\r\n\r\n`,
  );
  const answer = await buffer(socket);
  const [head = ""] = answer.toString("latin1").split("\r\n\r\n");
  expect(head).toMatch(/^content-encoding: br$/im);
  expect(Number(/^content-length: (\d+)$/im.exec(head)?.[1])).toBe(answer.length - head.length - 4);
  return answer.length;
}
