import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** A server in a process of its own. */
export interface ServerProcess {
  readonly origin: string;
  /** Of the process that answers, or of its parent. */
  readonly pid: number;
  readonly stop: () => Promise<unknown>;
}

/** Starts one of the servers beside this file, which prints where it listens. */
export async function startBeside(entry: string, parameter: string): Promise<ServerProcess> {
  const file = fileURLToPath(new URL(entry, import.meta.url));
  const child = spawn(process.execPath, [file, parameter], { stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  const [printed] = await once(child.stdout.setEncoding("utf8"), "data");
  return { origin: String(printed).trim(), pid: child.pid ?? 0, stop: () => stop(child, exited) };
}

/** Starts nginx on a folder, with one process that answers, as Node has one thread. @param work where its files go */
export async function startNginx(program: string, root: string, work: string): Promise<ServerProcess> {
  const port = await findFreePort();
  await mkdir(work, { recursive: true });
  const configuration = join(work, "nginx.conf");
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(work, name)};`)
    .join(" ");
  await writeFile(
    configuration,
    `daemon off; worker_processes 1; pid ${join(work, "pid")}; error_log stderr crit;
    events { worker_connections 1024; }
    http {
      include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
      open_file_cache max=1000; gzip_static on; ${folders}
      server { listen 127.0.0.1:${port}; root ${root}; }
    }`,
  );
  const child = spawn(program, ["-c", configuration, "-p", work], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const exited = once(child, "exit");
  const origin = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`);
    await pause(20);
  }
  return { origin, pid: child.pid ?? 0, stop: () => stop(child, exited) };
}

async function stop(child: { kill: () => boolean }, exited: Promise<unknown>): Promise<unknown> {
  child.kill();
  return await exited;
}

/** A port where nothing listens. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  return address.port;
}
