import { inspect } from "node:util";
import { readEnvironment } from "./config/read-environment.ts";
import { SetupError } from "./config/errors.ts";
import { startServer } from "./start-server.ts";

await run().catch(fail);

async function run(): Promise<void> {
  // Nobody else may read the messages of visitors.
  process.umask(0o077);
  const { announce, close } = await startServer(readEnvironment());
  closeOnSignal(close);
  process.stdout.write(await announce());
}

/** Closes the server on the first signal, and ends the process on the second. */
function closeOnSignal(close: () => Promise<void>): void {
  let isClosing = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      if (isClosing) process.exit(1);
      isClosing = true;
      close().then(() => process.exit(0), fail);
    });
  }
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof SetupError ? error.message : inspect(error)}\n`);
  process.exit(1);
}
