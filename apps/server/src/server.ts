import { isatty } from "node:tty";
import { inspect } from "node:util";
import { readEnvironment } from "./config/read-environment.ts";
import { SetupError } from "./config/errors.ts";
import { standardError, standardOutput } from "./operations/output.ts";
import { startServer } from "./start-server.ts";

/** The signals that stop the server, and its exit code. The end of a terminal was not asked for. */
const stops = { SIGINT: 0, SIGTERM: 0, SIGHUP: 129 };

// An event loop that runs empty ends the process, though nobody asked for it.
process.exitCode = 1;
process.on("uncaughtException", fail);
// Node writes its warnings itself, and waits for a terminal that ^S has stopped.
process
  .removeAllListeners("warning")
  .on("warning", (warning: Error) => standardError.write(`${inspect(warning)}\n`));
await run().catch(fail);

async function run(): Promise<void> {
  // Nobody else may read the messages of visitors.
  process.umask(0o077);
  let server: Awaited<ReturnType<typeof startServer>> | undefined;
  const [argument] = process.argv.slice(2);
  if (argument !== undefined)
    throw new SetupError(`Unexpected argument ${argument}. Set variables instead, such as PORT=8080.`);
  closeOnSignal(async () => server?.close());
  server = await startServer(readEnvironment());
  standardOutput.write(await server.announce());
}

/** Closes the server on the first signal, and ends the process on the second. */
function closeOnSignal(close: () => Promise<void>): void {
  let isClosing = false;
  // Node resets what its parent ignored. But `nohup` also replaces each stream that is a terminal.
  const isDetached = ![0, 1, 2].some((fd) => isatty(fd));
  for (const [signal, code] of Object.entries(stops)) {
    process.on(signal, () => {
      if (signal === "SIGHUP" && isDetached) return;
      if (isClosing) process.exit(1);
      isClosing = true;
      close().then(() => process.exit(code), fail);
    });
  }
}

function fail(error: unknown): never {
  standardError.write(`${error instanceof SetupError ? error.message : inspect(error)}\n`);
  process.exit(1);
}
