import type { FastifyInstance } from "fastify";
import { SetupError } from "../errors/setup-error.ts";

interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** What the variables are called that set them. */
  readonly names?: { readonly host: string; readonly port: string };
}

/** @throws SetupError where the address is in use, or none that this user may listen on */
export async function listen(app: FastifyInstance, { host, port, names }: ListenOptions): Promise<void> {
  const { host: hostName, port: portName } = names ?? { host: "HOST", port: "PORT" };
  await app.listen({ host, port }).catch((cause: NodeJS.ErrnoException) => {
    const message =
      cause.code === "EADDRINUSE"
        ? `Port ${port} is in use by another program. Stop that program, or choose another port: ${portName}=${port + 1}.`
        : `The server cannot listen on ${host}, port ${port}: ${cause.message}. Set ${hostName} and ${portName} to what this user may take.`;
    throw new SetupError(message, { cause });
  });
}
