import type { FastifyInstance } from "fastify";
import { SetupError } from "../config/errors.ts";
import { logTally } from "../config/log-tally.ts";

/**
 * The connections that may wait until they are accepted. With Node's 511, visitors wait for seconds while others open
 * thousands. Less than the connection limit, since all are accepted at once.
 */
const backlog = 1_024;

/** @param prefix begins the names of the variables that set host and port */
export async function listen(
  app: FastifyInstance,
  { host, port, prefix = "" }: { host: string; port: number; prefix?: "METRICS_" | "" },
): Promise<void> {
  const [hostName, portName] = [`${prefix}HOST`, `${prefix}PORT`];
  await app.listen({ host, port, backlog }).catch((cause: NodeJS.ErrnoException) => {
    const message =
      cause.code === "EADDRINUSE"
        ? `${portName}: another program uses port ${port}. Stop that program, or set ${portName}=${port + 1}.`
        : `${hostName}: the server cannot listen on ${host}, port ${port}: ${cause.message}. Set ${hostName} and ${portName} to an address of this machine and a port that this user may use.`;
    throw new SetupError(message, { cause });
  });
  const count = logTally(app.log, "connections not accepted");
  // Without this listener, a lack of descriptors would end the process.
  app.server.on("error", ({ code = "" }: NodeJS.ErrnoException) => count(code));
}
