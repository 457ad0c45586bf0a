import fp from "fastify-plugin";
import { messageForms } from "@matchfront/forms/site";
import { languages } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { memoryLimiter } from "../http/limiter.ts";
import { createNetworkLimiter } from "../http/network-limiter.ts";
import { isSameOrigin } from "../http/same-origin.ts";
import type { EventKind, Visits } from "./visits.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly visits: Visits;
  }
}

const forms: ReadonlySet<string> = new Set(messageForms.map(({ name }) => name));
const stores: ReadonlySet<string> = new Set(["apple", "google"]);
const searches: ReadonlySet<string> = new Set(["help"]);
/** Of one network, which thousands of a mobile carrier's customers may share. */
const limit = { times: 300, seconds: 10 * 60 };

/**
 * Adds the beacons, by which the script of a page reports an event, and the links of affiliates. A beacon has no body,
 * uses no database, and gets 204 also if it is not counted.
 */
export const countRoutes = fp<{ readonly visits: Visits }>(
  async (app, { visits }) => {
    const limiter = createNetworkLimiter(memoryLimiter, { name: "counts", limit });
    app.decorate("visits", visits);
    addBeacon("/counts/form-started/:name", "started", forms);
    addBeacon("/counts/store-click/:name", "click", stores);
    addBeacon("/counts/empty-search", "empty-search", searches);
    for (const language of languages) {
      const home = pathIn(language, "/");
      app.get<{ Params: { "*": string } }>(pathIn(language, "/a/*"), ({ params, headers }, reply) => {
        // Some people type capitals, and some sites add a slash.
        const name = params["*"].toLowerCase().replace(/\/$/, "");
        const campaign = visits.campaignOf({ url: `?c=${name}`, headers });
        return reply.redirect(campaign ? `${home}?c=${campaign}` : home, 303);
      });
    }

    function addBeacon(url: string, kind: EventKind, names: ReadonlySet<string>): void {
      app.post<{ Params: { name?: string } }>(url, {
        // The response comes before a body is read.
        async onRequest(request, reply) {
          const { name = "help" } = request.params;
          const isOwn = names.has(name) && isSameOrigin(request.headers, app.publicUrl);
          if (isOwn && !(await limiter.consume(request.clientAddress))) visits.count(request, kind, name);
          return reply.code(204).send();
        },
        async handler() {},
      });
    }
  },
  { name: "count-routes", dependencies: ["shared-settings", "client-address"] },
);
