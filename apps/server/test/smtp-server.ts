import assert from "node:assert";
import { once } from "node:events";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export async function startSmtpServer(options: SMTPServerOptions, port = 0) {
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    // For connections that wait for another mail.
    closeTimeout: 10,
    ...options,
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    // A client that is killed resets its connection.
    if (error.code !== "ECONNRESET" && error.code !== "EPIPE") throw error;
  });
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  assert(address && typeof address === "object");
  return {
    url: new URL(`smtp://127.0.0.1:${address.port}`),
    server: server.server,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
