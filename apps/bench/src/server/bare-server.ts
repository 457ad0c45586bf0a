import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { Answer } from "./measure-server.ts";

// The least that answers a request with `node:http`: one page in memory, with the headers that ours has.
const { headers, body: encoded }: Answer = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));
const body = Buffer.from(encoded, "base64");
const tag = headers[headers.indexOf("etag") + 1];
const ofContent = new Set(["content-type", "content-length", "content-encoding"]);
const unchanged = headers.filter((_, place) => !ofContent.has(headers[place - (place % 2)] ?? ""));
const server = createServer((request, response) => {
  if (request.headers["if-none-match"] === tag) response.writeHead(304, unchanged).end();
  else response.writeHead(200, headers).end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address && typeof address === "object") process.stdout.write(`http://127.0.0.1:${address.port}\n`);
});
