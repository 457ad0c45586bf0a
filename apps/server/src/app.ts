import type { Server } from "node:http";
import type { ApiClient } from "@matchfront/api-client/calls";
import fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { proxyTest, type TrustedProxies } from "./config/trusted-proxies.ts";
import { addClientAddress, trustProxy } from "./http/client-address.ts";
import { createHttpServer } from "./http/create-server.ts";
import { health, type HealthOptions } from "./http/health.ts";
import type { ConnectionLimits } from "./http/limit-connections.ts";
import { refundFailures } from "./http/refund-failures.ts";
import { addSecurityHeaders, plainTextHeaders } from "./http/security-headers.ts";
import { shedLoad } from "./http/shed-load.ts";
import { backendMemberService } from "./members/backend-member-service.ts";
import { memberRoutes } from "./members/member-routes.ts";
import { databaseMemberService } from "./members/member-service.ts";
import { backendMessageStore } from "./messages/backend-message-store.ts";
import { messageRoutes, type MessageRoutesOptions } from "./messages/message-routes.ts";
import { addCountRoutes } from "./numbers/count-routes.ts";
import type { VisitCounts } from "./numbers/visit-counts.ts";
import { createVisits } from "./numbers/visits.ts";
import type { DatabasePorts } from "./operations/database-ports.ts";
import { addMaintenance } from "./site/maintenance.ts";
import { addSharedSettings, type SharedSettings } from "./shared-settings.ts";
import { respondInPlace, serveSite } from "./site/serve-site.ts";
import { createSiteResponses } from "./site/site-responses.ts";
import { storeRedirect } from "./site/store-redirect-route.ts";
import { wellKnown } from "./site/well-known-routes.ts";
import { verificationRoutes, type VerificationRoutesOptions } from "./sms/verification-routes.ts";

export interface AppOptions
  extends
    Omit<SharedSettings, "siteResponses" | "visits">,
    HealthOptions,
    Omit<MessageRoutesOptions & VerificationRoutesOptions, "members" | "messages"> {
  readonly database: Pick<DatabasePorts, "members" | "messages">;
  readonly backend: ApiClient | undefined;
  readonly isBackendIdempotent?: boolean | undefined;
  readonly linkCheckPath?: `/${string}` | undefined;
  readonly log: FastifyBaseLogger;
  readonly visitCounts: VisitCounts;
  readonly trustedProxies: TrustedProxies;
  readonly connections: Omit<ConnectionLimits, "isProxy">;
  readonly keepAliveSeconds: number;
  /** Whether requests that need the database get 503. */
  readonly isInMaintenance: boolean;
}

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { site, log, metrics, publicUrl, limits, createLimiter } = options;
  const { trustedProxies, isInMaintenance, connections, keepAliveSeconds } = options;
  const isProxy = proxyTest(trustedProxies);
  const visits = createVisits(options.visitCounts, site.pages, publicUrl);
  const ways = { isHttps: publicUrl?.protocol === "https:", isStoreOwn: !options.backend };
  const siteResponses = createSiteResponses(site, ways, visits.view);
  const app: FastifyInstance = fastify<Server>({
    loggerInstance: log,
    trustProxy: trustProxy(isProxy),
    bodyLimit: 32 * 1024,
    serverFactory: (route) =>
      createHttpServer({
        route,
        isDraining: () => app.isDraining,
        connections: { ...connections, isProxy: (address) => isProxy(address, 0) },
        keepAliveSeconds,
        metrics,
        log,
        // Only the routes know which pages are under maintenance. A page with a reference is compressed in its own turn.
        respond: (request) =>
          isInMaintenance || request.url?.includes("?reference=")
            ? undefined
            : siteResponses.respond(request),
      }),
    // No hook runs for a path that cannot be decoded.
    frameworkErrors(_error, { method, raw: request }, { raw: response }) {
      if (method === "GET" || method === "HEAD") {
        const { status, rawHeaders, body } = respondInPlace(app, request);
        response.writeHead(status, rawHeaders).end(method === "HEAD" ? undefined : body);
      } else response.writeHead(400, plainTextHeaders).end("Bad Request\n");
    },
  });
  addSharedSettings(app, { publicUrl, limits, createLimiter, metrics, site, siteResponses, visits });
  addClientAddress(app);
  addSecurityHeaders(app);
  serveSite(app);
  if (isInMaintenance) addMaintenance(app);
  await app.register(health, options);
  shedLoad(app, options.deadlines);
  refundFailures(app);
  addCountRoutes(app);
  const stores = chooseStores(options);
  await app.register(messageRoutes, { ...options, ...stores });
  await app.register(memberRoutes, { ...options, ...stores });
  await app.register(verificationRoutes, { ...options, ...stores });
  await app.register(storeRedirect);
  await app.register(wellKnown);
  return app;
}

function chooseStores(options: AppOptions) {
  const { database, backend, linkCheckPath, site, metrics } = options;
  const { createLimiter, isBackendIdempotent: isIdempotent = false } = options;
  const { messages, members } = database;
  if (backend)
    return {
      messages: backendMessageStore(backend, messages, { createLimiter, isIdempotent }),
      members: backendMemberService(backend, members, linkCheckPath),
      // The backend mails them.
      onMessageStored: () => {},
    };
  const countWaiting = (count: number) => metrics.scryptWaiting.set(count);
  return { messages, members: databaseMemberService(members, site.brand.name, countWaiting) };
}
