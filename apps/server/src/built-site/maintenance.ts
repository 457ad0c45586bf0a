import type { FastifyInstance } from "fastify";
import type { Site } from "./site.ts";

const message = "The website is being looked after and will be back soon. Please try again later.";
/**
 * What stays: health for those who watch, and all that a page is made of, which has a name with a dot. So may a
 * token, but its page does not stay.
 */
const stays = /^\/(?:healthz|readyz)$|^\/(?!resetPhoneNumber\/).*\.\w+$/;

/**
 * Answers every page and call with 503 while the site is being looked after: the maintenance page for people,
 * JSON for programs.
 *
 * @example if (isInMaintenance) addMaintenance(app, site);
 */
export function addMaintenance(app: FastifyInstance, site: Site): void {
  const page = site.pages["/maintenance"];
  app.addHook("onRequest", (request, reply, proceed) => {
    if (stays.test(request.url.split("?", 1)[0] ?? "")) return proceed();
    // An hour: a search engine then asks again, and forgets no page.
    reply.code(503).header("retry-after", "3600");
    if (page && request.headers.accept?.includes("text/html")) reply.sendFile(page.file);
    else reply.send({ status: 503, message });
  });
}
