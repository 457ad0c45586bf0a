import { messageForms } from "@matchfront/forms";
import type { FastifyInstance } from "fastify";
import { sendJsonError } from "../http/error-response.ts";
import { HttpError } from "../http/http-error.ts";
import { languages, pathIn } from "../config/languages.ts";
import { isEmailedLink } from "./fill-pages.ts";
import { sendSiteResponse } from "./serve-site.ts";
import type { SiteResponses } from "./site-responses.ts";
import { pageFor, type Site } from "./site.ts";

const formPages: ReadonlySet<string> = new Set(
  languages.flatMap((language) => messageForms.map(({ page }) => pathIn(language, page))),
);

/**
 * Responds with 503 to every request that needs the database, while it is under maintenance: every call, the pages
 * with a form and the links of mails. People get the maintenance page in the address's language, programs JSON. All
 * other pages stay, help and safety among them.
 */
export function addMaintenance(app: FastifyInstance, site: Site, { respondWith }: SiteResponses): void {
  const error = new HttpError("maintenance");
  app.addHook("onRequest", (request, reply, proceed) => {
    const { method, url, headers } = request;
    if ((method === "GET" || method === "HEAD") && !needsDatabase(url)) return proceed();
    const page = pageFor(site, "/maintenance", url);
    if (page && headers.accept?.includes("text/html"))
      sendSiteResponse(request, reply.headers(error.headers), respondWith(page.file, request));
    else sendJsonError(reply, error);
  });
}

function needsDatabase(url: string): boolean {
  const [path = ""] = url.split("?", 1);
  return isEmailedLink(url) || formPages.has(path.replace(/\/$/, ""));
}
