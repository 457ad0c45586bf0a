import { inspect } from "node:util";
import { readEnvironment } from "./config/read-environment.ts";
import { SetupError } from "./config/setup-error.ts";
import { startServer } from "./start-server.ts";

await run().catch(fail);

async function run(): Promise<void> {
  // Only this user may read what visitors wrote.
  process.umask(0o077);
  const { announce, close, givenUp } = await startServer(readEnvironment());
  closeOnSignal(close);
  void givenUp.then(fail);
  process.stdout.write(await announce());
}

/** Closes on the first signal; the second ends the process at once. */
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
