import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { listen } from "./free-port.ts";

export async function startSmtpServer(options: SMTPServerOptions, port = 0) {
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    // For connections that wait for another mail.
    closeTimeout: 10,
    ...options,
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    // A client that is killed resets its connection, and TLS may fail.
    if (!/^(?:ECONNRESET|EPIPE|ERR_SSL_\w+)$/.test(error.code ?? "")) throw error;
  });
  return {
    url: new URL(`smtp://127.0.0.1:${await listen(server.server, port)}`),
    server: server.server,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
