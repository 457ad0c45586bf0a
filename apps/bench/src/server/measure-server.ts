import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { interleave, type Comparison } from "../comparison/comparison.ts";
import { load } from "../processes/load.ts";
import * as servers from "../processes/start-server.ts";
import type { Part } from "../report/document.ts";

const bare = "bare node:http";
const [connections, seconds] = [32, 3];
/** Where Debian has it. */
export const nginx = "/usr/sbin/nginx";

/** Measures how many home pages a second our server, bare `node:http` and nginx serve, and what each costs. */
export async function measureServer(rounds: number): Promise<Part> {
  await using folder = await servers.temporaryFolder();
  await using ours = await servers.startOurServer(join(folder.path, "data"));
  const bareServer = join(import.meta.dirname, "bare-server.ts");
  await using plain = await servers.startServer([process.execPath, bareServer, ours.origin]);
  await using other = existsSync(nginx) ? await startStaticNginx(folder.path) : undefined;
  const candidates = { ours, [bare]: plain, ...(other && { nginx: other }) };
  return {
    title: "Server",
    method: `Requests for the home page as gzip over ${connections} connections of HTTP/1.1 for ${seconds} s, from the same machine. Bare \`node:http\` has our headers and bytes in memory and nothing else to do; nginx has one worker. The processor time is user and system time of the server's processes for each request.`,
    comparisons: [
      await compare("Home page, gzip", candidates, rounds),
      await compare("Home page, unchanged (304)", candidates, rounds, true),
    ],
  };
}

async function compare(
  title: string,
  candidates: Readonly<Record<string, servers.RunningServer>>,
  rounds: number,
  isKnown = false,
): Promise<Comparison> {
  const measures = Object.entries(candidates).map(([name, server]) => {
    const measure = async (duration = seconds) => {
      const { headers } = await fetch(server.origin, { headers: { "accept-encoding": "gzip" } });
      const known = isKnown ? `if-none-match: ${headers.get("etag")}\r\n` : "";
      const request = `GET / HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip\r\n${known}\r\n`;
      return await load(server, { connections, seconds: duration, next: () => request });
    };
    return [name, measure] as const;
  });
  for (const [, warmUp] of measures) await warmUp(1);
  const { perSecond, processorTime } = await interleave(rounds, Object.fromEntries(measures));
  return {
    title,
    measures: [
      { reference: bare, name: "pages", unit: "per s", goals: [{ limit: 0.5 }], samples: perSecond },
      { reference: bare, name: "processor time", unit: "µs", goals: [{ limit: 2 }], samples: processorTime },
    ],
  };
}

/** Starts nginx with a static copy of our site. */
async function startStaticNginx(folder: string): Promise<servers.RunningServer> {
  const [port, site] = [servers.anyPort(), join(servers.checkout, "apps/site/dist/public")];
  const http = `types { text/html html; } access_log off; sendfile on; tcp_nopush on;
    keepalive_requests 100000000; open_file_cache max=1000; gzip_static on;
    server { listen 127.0.0.1:${port}; root ${site}; }`;
  return await startNginx(folder, port, http);
}

/** Starts nginx with one process that answers, since Node has one thread. @param http its configuration */
export async function startNginx(folder: string, port: number, http: string): Promise<servers.RunningServer> {
  const file = join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(
    file,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    events { worker_connections 1024; } http { ${temporary.join(" ")} ${http} }`,
  );
  return await servers.startServer([nginx, "-c", file, "-p", folder], { port });
}
