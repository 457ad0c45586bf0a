import { once } from "node:events";
import { createServer, get } from "node:http";
import { buffer } from "node:stream/consumers";

// Serves the home page of another server, as gzip and with its headers, from memory: the least that node:http can do.
const asked = get(process.argv[2] ?? "", { headers: { "accept-encoding": "gzip" } });
const [response] = await once(asked, "response");
const body = await buffer(response);
const raw: readonly string[] = response.rawHeaders;
const without = (names: RegExp) => raw.filter((_, place) => !names.test(raw[place - (place % 2)] ?? ""));
const headers = without(/^(?:date|connection|keep-alive)$/i);
const unchanged = without(/^(?:date|connection|keep-alive|content-(?:encoding|length|type))$/i);
createServer((request, answer) => {
  if (request.headers["if-none-match"] === response.headers.etag) answer.writeHead(304, unchanged).end();
  else answer.writeHead(200, headers).end(body);
}).listen(Number(process.env["PORT"]), "127.0.0.1");
