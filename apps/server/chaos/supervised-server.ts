import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { fromSources, spawnServer } from "../test/spawn-server.ts";

/** The words of each client's message, which a server's log must not have. */
export const privateWords = /visitor\.example|marker/;

/** One end of a server that had listened; times are by `performance.now`. */
interface Ending {
  readonly at: number;
  /** From when on it may have taken no connection: since it was told to end, or since it ended by itself. */
  readonly downFrom: number;
  /** When a process listened again; undefined if none did. */
  upAt: number | undefined;
  readonly code: unknown;
  readonly isMeant: boolean;
}

/** Keeps a server running, as systemd would: whenever it ends, it is started again on the same port. */
export async function superviseServer(
  environment: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
) {
  const endings: Ending[] = [];
  const leaks: string[] = [];
  const troubles = new Map<string, number>();
  let toldAt: number | undefined;
  let isStopped = false;
  let hasListened = false;
  let server = start("0");
  const origin = await server.origin;
  let running = restart();
  return {
    origin,
    endings,
    leaks,
    troubles,
    signal: (signal: "SIGSTOP" | "SIGCONT") => server.kill(signal),
    pid: () => server.pid,
    log: () => server.output,
    end(signal: "SIGKILL" | "SIGTERM") {
      toldAt = performance.now();
      server.kill(signal);
    },
    async stop() {
      isStopped = true;
      toldAt = performance.now();
      server.kill("SIGTERM");
      await running;
    },
    resume() {
      isStopped = false;
      toldAt = undefined;
      server = start(new URL(origin).port);
      running = restart();
    },
  };

  function start(port: string) {
    const next = spawnServer({ ...environment, PORT: port }, fromSources(flags));
    hasListened = false;
    next.origin.then(noteListening, () => {});
    createInterface(next.output).on("line", read);
    void next.errors.then((text) => text.split("\n").forEach(read));
    return next;
  }

  function noteListening(): void {
    hasListened = true;
    for (const ending of endings) ending.upAt ??= performance.now();
  }

  async function restart(): Promise<void> {
    for (;;) {
      const code = await server.exited;
      const at = performance.now();
      const isMeant = toldAt !== undefined;
      // A server that cannot start, as without its database, exits for its supervisor to try again.
      if (hasListened) endings.push({ at, downFrom: toldAt ?? at, upAt: undefined, code, isMeant });
      if (isStopped) return;
      if (!isMeant) await pause(500);
      toldAt = undefined;
      server = start(new URL(origin).port);
    }
  }

  function read(line: string): void {
    if (privateWords.test(line)) leaks.push(line);
    const [, level = "0", message = ""] = /^\{"level":(\d+),.*"msg":"([^"]*)"/.exec(line) ?? [];
    const trouble = line.startsWith("{") ? message : line;
    if (trouble !== "" && (Number(level) >= 40 || (!line.startsWith("{") && /error/i.test(line))))
      troubles.set(trouble, (troubles.get(trouble) ?? 0) + 1);
  }
}

export type SupervisedServer = Awaited<ReturnType<typeof superviseServer>>;
