import type { FastifyInstance } from "fastify";
import { messageForms } from "../messages/message-forms.ts";
import type { Site } from "./site.ts";

const message = "The website is down for maintenance and will be back soon. Please try again later.";
const formPages = new Set(messageForms.map(({ page }) => page));

/**
 * Answers with 503 whatever needs the database, while it is being looked after: every call, the pages with a form
 * and the links of mails. People get the maintenance page, programs JSON. All that is only read stays, help and
 * safety with it.
 *
 * @example if (isInMaintenance) addMaintenance(app, site);
 */
export function addMaintenance(app: FastifyInstance, site: Site): void {
  const page = site.pages["/maintenance"];
  app.addHook("onRequest", ({ method, url, headers }, reply, proceed) => {
    if ((method === "GET" || method === "HEAD") && !needsDatabase(url)) return proceed();
    // An hour: a search engine then asks again, and forgets no page.
    reply.code(503).header("retry-after", "3600");
    if (page && headers.accept?.includes("text/html")) reply.sendFile(page.file);
    else reply.send({ status: 503, message });
  });
}

function needsDatabase(url: string): boolean {
  const [path = "", query = ""] = url.split("?", 2);
  const isEmailedLink = path === "/" && /(?:^|&)(?:token|password)=/.test(query);
  return isEmailedLink || path.startsWith("/resetPhoneNumber/") || formPages.has(path.replace(/\/$/, ""));
}
