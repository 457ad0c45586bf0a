import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { interleave } from "../comparison/comparison.ts";
import * as servers from "../processes/start-server.ts";
import type { Part } from "../report/document.ts";
import { nginx, startNginx } from "../server/measure-server.ts";

const [visitors, interval] = [50, 100];

/** Measures how long new visitors wait while one address posts invalid forms over 200 connections. */
export async function measureFlood(rounds: number): Promise<Part> {
  await using folder = await servers.temporaryFolder();
  await using ours = await servers.startOurServer(join(folder.path, "data"), {
    SMTP_URL: "smtp://127.0.0.1:9",
  });
  await using proxy = existsSync(nginx) ? await startProxy(folder.path, ours) : undefined;
  const behind = "ours behind nginx";
  const candidates = {
    "without the flood": () => visit(ours),
    ours: () => duringFlood(ours),
    ...(proxy && { [behind]: () => duringFlood(proxy) }),
  };
  const { median, worst, stored } = await interleave(rounds, candidates);
  const goals = (limit: number) =>
    ["ours", ...(proxy ? [behind] : [])].map((candidate) => ({ candidate, limit }));
  return {
    title: "Flood",
    method: `200 kept connections of one address post invalid native forms, each as soon as it is answered. Meanwhile, ${visitors} visitors come, one each ${interval} ms, each with an address and a connection of their own, read the home page and send a valid message. nginx has docs/deploy/nginx/matchfront.conf without TLS. A refused message counts as ∞.`,
    comparisons: [
      {
        title: "200 connections that post invalid forms",
        measures: [
          { name: "new page, median", unit: "ms", goals: goals(100), samples: median },
          { name: "new page, longest", unit: "ms", goals: goals(1_000), samples: worst },
          { name: "message stored, longest", unit: "ms", goals: goals(2_000), samples: stored },
        ],
      },
    ],
  };
}

let addresses = 0;

/** Returns another address of this machine, each of which is another visitor. */
function nextAddress(): string {
  addresses += 1;
  return `127.1.${addresses >> 8}.${addresses & 255}`;
}

async function duringFlood(server: servers.RunningServer) {
  const flood = join(import.meta.dirname, "flood.ts");
  const child = spawn(process.execPath, [flood, new URL(server.origin).port, nextAddress()]);
  try {
    await pause(1_000);
    return await visit(server);
  } finally {
    child.kill();
  }
}

async function visit({ origin }: servers.RunningServer) {
  const [pages, posts]: [Promise<number>[], Promise<number>[]] = [[], []];
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const body = JSON.stringify({
      topic: "Ad Sales",
      email: `${addresses}@example.org`,
      description: "Hello",
    });
    pages.push(ask(`${origin}/`));
    posts.push(ask(`${origin}/admin/sendContactUsEmail`, body));
    await pause(interval);
  }
  const times = (await Promise.all(pages)).toSorted((a, b) => a - b);
  const stored = Math.max(...(await Promise.all(posts)));
  return { median: times[visitors / 2] ?? Number.NaN, worst: times.at(-1) ?? Number.NaN, stored };
}

/** Returns the time until the whole answer has come over a new connection, in ms. */
async function ask(url: string, body?: string): Promise<number> {
  const start = performance.now();
  const options = { agent: false, localAddress: nextAddress(), method: body ? "POST" : "GET" };
  const asked = request(url, { ...options, headers: { "content-type": "application/json" } }).end(body);
  const [response] = await once(asked, "response");
  await buffer(response);
  return response.statusCode === 200 ? performance.now() - start : Infinity;
}

/** Starts nginx with our file, whose folders are in `folder`. */
async function startProxy(folder: string, { origin }: servers.RunningServer) {
  const port = servers.anyPort();
  const ours = await readFile(join(servers.checkout, "docs/deploy/nginx/matchfront.conf"), "utf8");
  const http = ours
    .replace("server 127.0.0.1:3000", `server ${new URL(origin).host}`)
    .replace("listen 443 ssl http2", `listen 127.0.0.1:${port}`)
    .replaceAll(/^ *(?:listen (?:80|\[::\])|ssl_).*$/gm, "")
    .replaceAll(/\/var\/(?:cache|log)\/[\w/]*?([\w.-]+)(?=[; ])/g, `${folder}/$1`);
  return await startNginx(folder, port, http);
}
