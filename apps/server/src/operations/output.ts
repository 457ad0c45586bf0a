import { constants, openSync } from "node:fs";
import { isatty } from "node:tty";
import { destination } from "pino";

/**
 * Writes to standard output or standard error, and never blocks, throws or gives up. Text waits in memory while its sink is
 * full, broken or not read; more than 1 MiB is dropped.
 */
function createOutput(fd: 1 | 2) {
  const stream = destination({
    dest: openSink(fd),
    sync: true,
    maxLength: 2 ** 20,
    retryEAGAIN: () => false,
  });
  const output = {
    write: (text: string) => void stream.write(text),
    onDrop: () => {},
    onResume: (_dropped: number) => {},
  };
  const retry = () => void stream.write("");
  let timer: NodeJS.Timeout | undefined;
  // pino's own listener drops all lines after a broken pipe, and throws after any other failure.
  stream.removeAllListeners("error").on("error", () => {
    clearTimeout(timer);
    timer = setTimeout(retry, 20).unref();
  });
  let dropped = 0;
  stream.on("drop", () => {
    if (dropped === 0)
      stream.once("drain", () => output.onResume(dropped)).once("drain", () => (dropped = 0));
    dropped += 1;
    output.onDrop();
  });
  process.on("exit", retry);
  return output;
}

/** Returns a descriptor whose writes do not block. */
function openSink(fd: 1 | 2): number {
  // This access makes pipes and sockets non-blocking. A library may write to the stream.
  (fd === 1 ? process.stdout : process.stderr).on("error", () => {});
  try {
    // A terminal blocks after ^S.
    const flags = constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY;
    if (isatty(fd)) return openSync(`/proc/self/fd/${fd}`, flags);
  } catch {}
  return fd;
}

export const standardOutput = createOutput(1);
export const standardError = createOutput(2);
