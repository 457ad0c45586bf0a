import type { FastifyInstance } from "fastify";
import { SetupError } from "../config/setup-error.ts";

/**
 * How many connections may wait until they are accepted. With Node's 511, those of visitors wait for seconds while others
 * open thousands. All are accepted in one go, so that it is less than the connections that a server holds.
 */
const backlog = 1_024;

interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** What the variables are called that set them. */
  readonly names?: { readonly host: string; readonly port: string };
}

/** @throws SetupError where the address is in use, or none that this user may listen on */
export async function listen(app: FastifyInstance, { host, port, names }: ListenOptions): Promise<void> {
  const { host: hostName, port: portName } = names ?? { host: "HOST", port: "PORT" };
  await app.listen({ host, port, backlog }).catch((cause: NodeJS.ErrnoException) => {
    const message =
      cause.code === "EADDRINUSE"
        ? `Port ${port} is in use by another program. Stop that program, or choose another port: ${portName}=${port + 1}.`
        : `The server cannot listen on ${host}, port ${port}: ${cause.message}. Set ${hostName} and ${portName} to what this user may take.`;
    throw new SetupError(message, { cause });
  });
}
