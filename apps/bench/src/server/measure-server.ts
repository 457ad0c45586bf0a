import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { startBenchServer } from "../../../server/bench/bench-server.ts";
import { processorTimeOf } from "../../../server/bench/processor-time.ts";
import { interleave, type Candidate, type Comparison } from "../comparison/comparison.ts";
import { askFor, findProgram, generator, hasHeadGenerator, type Load } from "./load.ts";
import { startBeside, startNginx, type ServerProcess } from "./server-processes.ts";

/** One answer of ours, which bare `node:http` gives too. */
export interface Answer {
  /** Each name before its value, without those that Node adds. */
  readonly headers: string[];
  /** In base64. */
  readonly body: string;
}

/** What a server did in one round. */
interface Sample {
  readonly perSecond: number;
  /** For each request, in microseconds. */
  readonly processorTime: number;
}

const site = fileURLToPath(new URL("../../../site/dist", import.meta.url));
const bare = "bare node:http";
const gzip = { "accept-encoding": "gzip" };
const connections = 32;
const seconds = 3;

/** The home page as gzip: how many a second, from ours and from others, whole, unchanged, and its head alone. */
export async function measureServer(rounds: number): Promise<readonly Comparison[]> {
  const folder = await mkdtemp(join(tmpdir(), "matchfront-bench-"));
  const servers = new Map<string, ServerProcess>();
  try {
    const ours = await startBenchServer({ SITE_DIR: site, DATA_DIR: join(folder, "data") });
    servers.set("ours", ours);
    const answer = join(folder, "answer.json");
    await writeFile(answer, JSON.stringify(await readAnswer(ours.origin)));
    servers.set(bare, await startBeside("bare-server.ts", answer));
    servers.set("@fastify/static", await startBeside("static-server.ts", join(site, "public")));
    const nginx = findProgram("nginx");
    if (nginx) servers.set("nginx", await startNginx(nginx, join(site, "public"), join(folder, "nginx")));

    const whole = await ask(servers, rounds, () => ({ headers: gzip }));
    const unchanged = await ask(servers, rounds, (tag) => ({ headers: { ...gzip, "if-none-match": tag } }));
    const heads = hasHeadGenerator
      ? await ask(servers, rounds, () => ({ what: "heads", headers: gzip }))
      : undefined;
    return [
      compare("home-gzip", "Home page, gzip", generator, whole),
      compareProcessorTimes(whole),
      compare("home-304", "Home page that has not changed (304)", generator, unchanged),
      ...(heads ? [compare("home-head", "Head of the home page (HEAD)", "ab", heads)] : []),
    ];
  } finally {
    for (const server of servers.values()) await server.stop();
    await rm(folder, { recursive: true });
  }
}

/** @param requested what, by a server's tag of the page */
async function ask(
  servers: ReadonlyMap<string, ServerProcess>,
  rounds: number,
  requested: (tag: string) => Pick<Load, "headers" | "what">,
): Promise<readonly Candidate<Sample>[]> {
  const asked: Record<string, () => Promise<Sample>> = {};
  for (const [name, { origin, pid }] of servers) {
    const tag = (await fetch(origin, { headers: gzip })).headers.get("etag") ?? "";
    const load: Load = { url: `${origin}/`, connections, seconds, ...requested(tag) };
    await askFor({ ...load, seconds: 1 });
    asked[name] = async () => {
      const before = await processorTimeOf(pid);
      const { perSecond, answered } = await askFor(load);
      return { perSecond, processorTime: (((await processorTimeOf(pid)) - before) / answered) * 1e6 };
    };
  }
  return await interleave(rounds, asked);
}

function compare(
  id: string,
  title: string,
  client: string,
  candidates: readonly Candidate<Sample>[],
): Comparison {
  return {
    id: `server/${id}`,
    title,
    unit: "per s",
    better: "higher",
    reference: bare,
    promise: { candidate: "ours", ratio: 0.5 },
    method:
      `Asked by ${client} over ${connections} connections for ${seconds} s, on the same machine. ` +
      "Bare `node:http` has our headers and bytes in memory, and nothing else to do; nginx has one worker.",
    candidates: candidates.map(({ name, samples }) => ({
      name,
      samples: samples.map(({ perSecond }) => perSecond),
    })),
  };
}

function compareProcessorTimes(candidates: readonly Candidate<Sample>[]): Comparison {
  return {
    id: "server/home-gzip-processor",
    title: "Processor time of a home page, gzip",
    unit: "µs",
    better: "lower",
    reference: bare,
    promise: { candidate: "ours", ratio: 2 },
    method: "User and system time of the server's processes, for each request of the comparison above.",
    candidates: candidates.map(({ name, samples }) => ({
      name,
      samples: samples.map(({ processorTime }) => processorTime),
    })),
  };
}

async function readAnswer(origin: string): Promise<Answer> {
  const asked = request(new URL("/", origin), { headers: gzip });
  asked.end();
  const [response] = await once(asked, "response");
  const raw: readonly string[] = response.rawHeaders;
  const isNodes = (place: number) => /^(?:date|connection|keep-alive)$/i.test(raw[place - (place % 2)] ?? "");
  return {
    headers: raw.filter((_, place) => !isNodes(place)),
    body: (await buffer(response)).toString("base64"),
  };
}
