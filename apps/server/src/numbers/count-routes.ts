import type { FastifyInstance } from "fastify";
import { messageForms } from "@matchfront/forms/site";
import { languages } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { memoryLimiter, createNetworkLimiter } from "../http/limiter.ts";
import { isSameOrigin } from "../http/same-origin.ts";
import type { EventKind } from "./visits.ts";

/** The beacons by path: what they count, and the names that they may have, such as a form's. */
const beacons: readonly (readonly [path: string, kind: EventKind, names: readonly string[]])[] = [
  ["form-started/:name", "started", messageForms.map(({ name }) => name)],
  ["store-click/:name", "click", ["apple", "google"]],
  ["empty-search", "empty-search", ["help"]],
];
/** Of one network, which thousands of a mobile carrier's customers may share. */
const limit = { times: 300, seconds: 10 * 60 };

/**
 * Adds the beacons, by which the script of a page reports an event, and the links of affiliates. A beacon has no body,
 * uses no database, and gets 204 also if it is not counted.
 */
export function addCountRoutes(app: FastifyInstance): void {
  const { visits } = app;
  const limiter = createNetworkLimiter(memoryLimiter, "counts", limit);
  for (const [path, kind, names] of beacons)
    app.post<{ Params: { name?: string } }>(`/counts/${path}`, {
      // The response comes before a body is read.
      async onRequest(request, reply) {
        const { name = "help" } = request.params;
        const isOwn = names.includes(name) && isSameOrigin(request.headers, app.publicUrl);
        if (isOwn && !(await limiter.consume(request.clientAddress))) visits.count(request, kind, name);
        return reply.code(204).send();
      },
      async handler() {},
    });
  for (const language of languages) {
    const home = pathIn(language, "/");
    app.get<{ Params: { "*": string } }>(pathIn(language, "/a/*"), ({ params, headers }, reply) => {
      // Some people type capitals, and some sites add a slash.
      const name = params["*"].toLowerCase().replace(/\/$/, "");
      const campaign = visits.campaignOf({ url: `?c=${name}`, headers });
      return reply.redirect(campaign ? `${home}?c=${campaign}` : home, 303);
    });
  }
}
