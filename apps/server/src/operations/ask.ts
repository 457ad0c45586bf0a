import { request as requestHttp, type IncomingHttpHeaders } from "node:http";
import { request as requestHttps } from "node:https";
import { TLSSocket } from "node:tls";

/** How long a service may take, in milliseconds. */
export const patience = 10_000;

/** A service's answer, as far as it tells whether all is well. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Until when the certificate is valid, over https. */
  readonly certificateUntil: Date | undefined;
}

/**
 * Asks a service whether it is there. No redirect is followed.
 *
 * @throws what hindered the connection: a name that is unknown, a certificate that is not trusted, silence
 * @example (await ask(new URL("https://www.example.org/healthz"))).status; // 200
 */
export async function ask(url: URL, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const asking = request(url, { headers, agent: false, signal: AbortSignal.timeout(patience) });
  asking.on("response", ({ statusCode = 0, headers: answered, socket }) => {
    const until = socket instanceof TLSSocket ? socket.getPeerCertificate().valid_to : undefined;
    resolve({
      status: statusCode,
      headers: answered,
      certificateUntil: until === undefined ? undefined : new Date(until),
    });
    asking.destroy();
  });
  asking.on("error", (error: NodeJS.ErrnoException) => {
    // Of a name with several addresses each fails for itself, and there is no common message.
    reject(error.message ? error : new Error(error.code ?? error.name, { cause: error }));
  });
  asking.end();
  return await promise;
}
