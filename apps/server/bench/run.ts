import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request, type RequestOptions } from "node:http";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHistogram } from "node:perf_hooks";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startMailSink } from "../chaos/mail-sink.ts";
import { spawnServer } from "../chaos/server-process.ts";
import { scrape } from "../test/scrape.ts";

// Measures the real server from this machine: client and mail server take their share of it. Compare before and after
// on one machine; the numbers alone say little.
const options = {
  seconds: { type: "string", default: "10" },
  connections: { type: "string", default: "50" },
} as const;
const { values } = parseArgs({ options });
const seconds = Number(values.seconds);
const connections = Number(values.connections);
const folder = await mkdtemp(join(tmpdir(), "matchfront-bench-"));
const sink = await startMailSink();
const server = spawnServer({
  SITE_DIR: join(import.meta.dirname, "../test/built-site"),
  DATA_DIR: folder,
  SMTP_URL: sink.url.href,
  TRUSTED_PROXIES: "1",
  LOG_LEVEL: "error",
  METRICS_PORT: "0",
});
const origin = await server.origin;
const metrics = /Metrics +(\S+)/.exec(await server.printed)?.[1] ?? "";
try {
  const before = await resources();
  const pages = await load(() => ({ path: "/contactus" }));
  const posts = await load((number) => ({
    path: "/admin/sendContactUsEmail",
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": addressOf(number) },
    body: JSON.stringify({ topic: "Ad Sales", email: `${number}@example.org`, description: "Hello" }),
  }));
  const after = await resources();
  const mailedMeanwhile = sink.copies.size;
  const startedAt = performance.now();
  while (sink.copies.size < posts.ok) await pause(20);
  const rest = posts.ok - mailedMeanwhile;
  const mailsEachSecond = rest / ((performance.now() - startedAt) / 1000);
  const lines = [
    ["", "per second", "p50", "p99", "slowest", "refused"],
    ["pages", ...describe(pages)],
    ["posts", ...describe(posts)],
    ["mails", rest > 0 ? mailsEachSecond.toFixed(0) : `${mailedMeanwhile / seconds} (no backlog)`],
    [],
    ["", "RSS", "descriptors", "event loop p99"],
    ["at first", ...before],
    ["after the posts", ...after],
  ];
  const shown = lines.map((cells) =>
    cells
      .map((cell) => cell.padEnd(17))
      .join("")
      .trimEnd(),
  );
  process.stdout.write(`${seconds} s each, ${connections} connections\n${shown.join("\n")}\n`);
} finally {
  server.kill("SIGTERM");
  await server.exited;
  await sink.close();
  await rm(folder, { recursive: true });
}

interface Question extends RequestOptions {
  readonly path: string;
  readonly body?: string;
}

interface Load {
  readonly ok: number;
  readonly refused: number;
  readonly times: ReturnType<typeof createHistogram>;
}

/** As many requests as there are answers, over connections that are kept. */
async function load(next: (number: number) => Question): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times = createHistogram();
  const end = performance.now() + seconds * 1000;
  let [number, ok, refused] = [0, 0, 0];
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const { body, path, ...init } = next((number += 1));
        const startedAt = performance.now();
        const asked = request(new URL(path, origin), { agent, ...init });
        asked.end(body);
        const [response] = await once(asked, "response");
        await text(response);
        times.record(Math.max(1, Math.round((performance.now() - startedAt) * 1000)));
        if (response.statusCode === 200) ok += 1;
        else refused += 1;
      }
    }),
  );
  agent.destroy();
  return { ok, refused, times };
}

function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

function describe({ ok, refused, times }: Load): string[] {
  return [
    (ok / seconds).toFixed(0),
    milliseconds(times.percentile(50)),
    milliseconds(times.percentile(99)),
    milliseconds(times.max),
    String(refused),
  ];
}

function milliseconds(microseconds: number): string {
  return `${(microseconds / 1000).toFixed(1)} ms`;
}

async function resources(): Promise<string[]> {
  const samples = await scrape(metrics);
  const value = (name: string) => samples[name] ?? 0;
  return [
    `${(value("process_resident_memory_bytes") / 2 ** 20).toFixed(0)} MiB`,
    String(value("process_open_fds")),
    `${(value("nodejs_eventloop_lag_p99_seconds") * 1000).toFixed(1)} ms`,
  ];
}
