import { STATUS_CODES, type Server } from "node:http";
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from "fastify";
import { isEmailedLink, loggedPath, withCurrentFormPages } from "./site/fill-pages.ts";
import { addMaintenance } from "./site/maintenance.ts";
import { sendSiteResponse, serveSite } from "./site/serve-site.ts";
import { siteResponses } from "./site/site-responses.ts";
import { pageFor } from "./site/site.ts";
import { healthRoutes, type HealthRoutesOptions } from "./http/health-routes.ts";
import { proxyTest, type TrustedProxies } from "./config/trusted-proxies.ts";
import { addClientAddress } from "./http/client-address.ts";
import { createHttpServer } from "./http/create-server.ts";
import type { ConnectionLimits, DropReason } from "./http/limit-connections.ts";
import { logTally } from "./http/log-tally.ts";
import { plainTextHeaders, securityHeaders } from "./http/security-headers.ts";
import { defaultLoadLimits, shedLoad, type LoadLimits } from "./http/shed-load.ts";
import { memberRoutes, type MemberRoutesOptions } from "./members/member-routes.ts";
import { messageRoutes, type MessageRoutesOptions } from "./messages/message-routes.ts";
import { addStoreRedirect } from "./site/store-redirect-route.ts";
import { verificationRoutes, type VerificationRoutesOptions } from "./sms/verification-routes.ts";
import { addWellKnown } from "./site/well-known-routes.ts";

/** The parts of the app: its ports, and its settings. */
export interface AppOptions
  extends MessageRoutesOptions, MemberRoutesOptions, VerificationRoutesOptions, HealthRoutesOptions {
  readonly logLevel: string;
  /** The proxies before the server, each naming the address it forwards for. @default none */
  readonly trustedProxies?: TrustedProxies;
  /** @default 4,000 connections, 250 of them from one address */
  readonly connections?: ConnectionLimits;
  /** Told why each connection was closed that the server closed to protect itself. */
  readonly onDropped?: (reason: DropReason) => void;
  /** @default 100 calls, 250 ms */
  readonly load?: LoadLimits;
  /** Where log lines go, other than to standard output. */
  readonly logStream?: { write: (line: string) => void };
  /** Tells the time: pages show the year, and a notice until its last day. @default the clock's */
  readonly now?: () => Date;
  /** Whether requests that need the database get 503. @default false */
  readonly isInMaintenance?: boolean;
}

/**
 * Builds the app: the site, the calls of its forms, and health. It does not listen; tests `inject` into it.
 *
 * @example
 * const app = await buildApp({ site, messages, members, verifier, probeStorage, publicUrl, limits, createLimiter, allowedDialingCodes, logLevel });
 * await app.inject("/healthz");
 */
export async function buildApp({ logLevel, logStream, ...options }: AppOptions): Promise<FastifyInstance> {
  const { publicUrl, trustedProxies = 0, isInMaintenance = false, now = () => new Date() } = options;
  const { connections = { total: 4_000, perAddress: 250 }, load = defaultLoadLimits } = options;
  const isHttps = publicUrl?.protocol === "https:";
  const isProxy = proxyTest(trustedProxies);
  const site = withCurrentFormPages(options.site, now);
  const responses = siteResponses(site, isHttps, now);
  // A keep-alive connection would delay a closing server until its client closes it.
  const closing = new AbortController();
  const draining = AbortSignal.any([closing.signal, ...(options.draining ? [options.draining] : [])]);
  // Asked for by each request, which a signal of several others is slow to answer.
  let isDraining = draining.aborted;
  draining.addEventListener("abort", () => {
    isDraining = true;
  });
  const app: FastifyInstance = fastify<Server>({
    logger: { ...loggerOptions(logLevel), ...(logStream && { stream: logStream }) },
    // The page says of a token that is too long that its link does not work. Node limits the whole address.
    routerOptions: { maxParamLength: 16 * 1024 },
    bodyLimit: 32 * 1024,
    serverFactory: (route) =>
      createHttpServer({
        route,
        isDraining: () => isDraining,
        connections: { ...connections, isProxy: (address) => isProxy(address, 0) },
        onDropped(reason) {
          countDrop(reason);
          options.onDropped?.(reason);
        },
        // What maintenance closes is known to the routes.
        responses: isInMaintenance ? undefined : responses,
        onSent: (request, statusCode) =>
          app.log.info({ req: request, res: { statusCode } }, "sent from memory"),
      }),
    // No hook runs for a path that cannot be decoded, so this response sets its own headers.
    frameworkErrors(_error, _request, { raw }) {
      raw.writeHead(400, plainTextHeaders).end("Bad Request\n");
    },
  });
  const countDrop = logTally(app.log, "connections closed");
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode < 500) return reply.code(statusCode).send(`${STATUS_CODES[statusCode]}\n`);
    request.log.error({ err: error }, "request failed");
    const page = pageFor(site, "/500", request.url);
    if (page && request.headers.accept?.includes("text/html"))
      return sendSiteResponse(request, reply, responses.respondWith(page.file, request));
    return reply.code(500).send(`${STATUS_CODES[500]}\n`);
  });
  app.addHook("preClose", async () => closing.abort());
  addClientAddress(app, isProxy);
  const headers = securityHeaders(isHttps);
  app.addHook("onRequest", async ({ url }, reply) => {
    reply.headers(headers);
    // Also where it is redirected or refused, by headers that the page itself has.
    if (isEmailedLink(url)) reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  });
  if (isInMaintenance) addMaintenance(app, site, responses);
  await app.register(healthRoutes, { ...options, draining });
  await shedLoad(app, load);
  await app.register(messageRoutes, { ...options, site });
  await app.register(memberRoutes, options);
  await app.register(verificationRoutes, options);
  serveSite(app, site, responses);
  addStoreRedirect(app, site.brand);
  addWellKnown(app, site.brand);
  return app;
}

/**
 * Log lines are JSON, and hold nothing of the visitor: no address, no query, no token.
 *
 * @param level the least level that is written
 */
export function loggerOptions(level: string) {
  return { level, serializers: { req: describeRequest } };
}

function describeRequest({ method, url }: Pick<FastifyRequest, "method" | "url">) {
  return { method, path: loggedPath(url) };
}
