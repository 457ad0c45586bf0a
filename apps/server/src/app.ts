import { STATUS_CODES } from "node:http";
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from "fastify";
import { fillPages } from "./built-site/fill-pages.ts";
import { addMaintenance } from "./built-site/maintenance.ts";
import { serveResetPage } from "./built-site/serve-reset-page.ts";
import { serveSite } from "./built-site/serve-site.ts";
import { healthRoutes, type HealthRoutesOptions } from "./health/health-routes.ts";
import { addSecurityHeaders, plainTextHeaders } from "./http/security-headers.ts";
import { memberRoutes, type MemberRoutesOptions } from "./members/member-routes.ts";
import { messageRoutes, type MessageRoutesOptions } from "./messages/message-routes.ts";
import { maxTokenLength } from "./reset-links/reset-token.ts";
import { addStoreRedirect } from "./store-redirect/store-redirect-route.ts";
import { verificationRoutes, type VerificationRoutesOptions } from "./verification/verification-routes.ts";
import { addWellKnown } from "./well-known/well-known-routes.ts";

/** The parts of the app: its ports, and its settings. */
export interface AppOptions
  extends MessageRoutesOptions, MemberRoutesOptions, VerificationRoutesOptions, HealthRoutesOptions {
  readonly logLevel: string;
  /** How many proxies stand before the server, each naming the address it forwards for. @default 0 */
  readonly trustedProxies?: number;
  /** Where log lines go, other than to standard output. */
  readonly logStream?: { write: (line: string) => void };
  /** Tells the time, of which pages show the year. @default the clock's */
  readonly now?: () => Date;
  /** Whether requests that need the database get 503. @default false */
  readonly isInMaintenance?: boolean;
}

/**
 * Builds the app: the site, the calls of its forms, and health. It does not listen; tests `inject` into it.
 *
 * @example
 * const app = await buildApp({ site, messages, members, verifier, probeStorage, publicUrl, limits, allowedDialingCodes, logLevel });
 * await app.inject("/healthz");
 */
export async function buildApp({ logLevel, logStream, ...options }: AppOptions): Promise<FastifyInstance> {
  const { site, publicUrl, trustedProxies = 0, isInMaintenance = false } = options;
  const isHttps = publicUrl?.protocol === "https:";
  const app = fastify({
    logger: { ...loggerOptions(logLevel), ...(logStream && { stream: logStream }) },
    trustProxy: (_address, hop) => hop < trustedProxies,
    routerOptions: { maxParamLength: maxTokenLength },
    bodyLimit: 32 * 1024,
    requestTimeout: 30_000,
    // Longer than the 60 s that load balancers keep a connection, so that they close it, not we.
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    // No hook runs for a path that cannot be decoded, so this response sets its own headers.
    frameworkErrors(_error, _request, { raw }) {
      raw.writeHead(400, plainTextHeaders).end("Bad Request\n");
    },
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500 } = error;
    // @fastify/static rejects paths that no file can have.
    if (statusCode === 403) return reply.callNotFound();
    if (statusCode < 500) return reply.code(statusCode).send(`${STATUS_CODES[statusCode]}\n`);
    request.log.error({ err: error }, "request failed");
    const page = site.pages["/500"];
    if (page && request.headers.accept?.includes("text/html")) return reply.sendFile(page.file);
    return reply.code(500).send(`${STATUS_CODES[500]}\n`);
  });
  closeConnectionsWhenClosing(app);
  await addSecurityHeaders(app, isHttps);
  await fillPages(app, site, options.now);
  if (isInMaintenance) addMaintenance(app, site);
  await app.register(healthRoutes, options);
  await app.register(messageRoutes, options);
  await app.register(memberRoutes, options);
  await app.register(verificationRoutes, options);
  await serveSite(app, site, isHttps);
  serveResetPage(app);
  addStoreRedirect(app, site.brand);
  addWellKnown(app, site.brand);
  return app;
}

/** A keep-alive connection would delay a closing server until its client closes it. */
function closeConnectionsWhenClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close");
  });
}

/**
 * Log lines are JSON, and hold nothing of the visitor: no address, no query, no token.
 *
 * @param level the least level that is written
 */
export function loggerOptions(level: string) {
  return { level, serializers: { req: describeRequest } };
}

function describeRequest({ method, url }: FastifyRequest) {
  const path = url.replace(/\?.*/s, "");
  return { method, path: path.replace(/^(\/resetPhoneNumber\/).+/, "$1…") };
}
