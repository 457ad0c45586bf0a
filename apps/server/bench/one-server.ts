import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startMailSink } from "../chaos/mail-sink.ts";
import { scrape } from "../test/scrape.ts";
import { load, message, page, type Load, type LoadSize } from "./load.ts";
import { processorTimeOf } from "./processor-time.ts";
import { startBenchServer } from "./bench-server.ts";

/** Measures one server on SQLite: pages, posts, mails, and what it takes for them. @returns a table */
export async function measureOneServer(size: LoadSize): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "matchfront-bench-"));
  const sink = await startMailSink();
  const server = await startBenchServer({ DATA_DIR: folder, SMTP_URL: sink.url.href });
  const processorTime = () => processorTimeOf(server.pid);
  try {
    const before = await resourcesOf(server.metrics);
    const startedPages = await processorTime();
    const pages = await load([server.origin], size, page);
    const startedPosts = await processorTime();
    const posts = await load([server.origin], size, message);
    const mailedMeanwhile = sink.copies.size;
    const startedAt = performance.now();
    while (sink.copies.size < posts.ok) await pause(20);
    const ended = await processorTime();
    const rest = posts.ok - mailedMeanwhile;
    const mailsEachSecond = rest / ((performance.now() - startedAt) / 1000);
    const lines = [
      ["", "per second", "p50", "p99", "slowest", "refused", "processor for each"],
      ["pages", ...describe(pages, size.seconds, startedPosts - startedPages)],
      ["posts and mails", ...describe(posts, size.seconds, ended - startedPosts)],
      ["mails", rest > 0 ? mailsEachSecond.toFixed(0) : `${mailedMeanwhile / size.seconds} (no backlog)`],
      [],
      ["", "RSS", "descriptors", "event loop p99"],
      ["at first", ...before],
      ["after the posts", ...(await resourcesOf(server.metrics))],
    ];
    return lines
      .map((cells) =>
        cells
          .map((cell) => cell.padEnd(17))
          .join("")
          .trimEnd(),
      )
      .join("\n");
  } finally {
    await server.stop();
    await sink.close();
    await rm(folder, { recursive: true });
  }
}

function describe({ ok, refused, times }: Load, seconds: number, processorTime: number): string[] {
  return [
    (ok / seconds).toFixed(0),
    milliseconds(times.percentile(50)),
    milliseconds(times.percentile(99)),
    milliseconds(times.max),
    String(refused),
    `${((processorTime / ok) * 1000).toFixed(2)} ms`,
  ];
}

function milliseconds(microseconds: number): string {
  return `${(microseconds / 1000).toFixed(1)} ms`;
}

async function resourcesOf(metrics: string): Promise<string[]> {
  const samples = await scrape(metrics);
  const value = (name: string) => samples[name] ?? 0;
  return [
    `${(value("process_resident_memory_bytes") / 2 ** 20).toFixed(0)} MiB`,
    String(value("process_open_fds")),
    `${(value("nodejs_eventloop_lag_p99_seconds") * 1000).toFixed(1)} ms`,
  ];
}
