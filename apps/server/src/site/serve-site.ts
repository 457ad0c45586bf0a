import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { languages, pathIn } from "../config/languages.ts";
import type { SiteResponse, SiteResponses } from "./site-responses.ts";
import { pageFor, type Site } from "./site.ts";

const notFoundFile = "404/index.html";
const homeFile = "index.html";

/**
 * Serves the built site, with the 404 page for whatever it does not have, in the address's language.
 * `/resetPhoneNumber/{token}` shows the home page (specification, section 2), and below a language's folder that
 * language's.
 */
export function serveSite(app: FastifyInstance, site: Site, { respond, respondWith }: SiteResponses): void {
  for (const language of languages) {
    const home = language === "en" ? "/" : `/${language}`;
    const { file = homeFile } = site.pages[home] ?? {};
    const fileAddress = pathIn(language, "/index.html");
    if (site.pages[home])
      app.get(fileAddress, ({ url }, reply) => reply.redirect(url.replace(/^[^?]*/, home), 308));
    const address = pathIn(language, "/resetPhoneNumber");
    // A static host has a page there, for its links' addresses are not known one by one.
    app.get(address, (_request, reply) => reply.callNotFound());
    app.get<{ Params: { token: string } }>(`${address}/:token`, (request, reply) =>
      request.params.token
        ? sendSiteResponse(request, reply, respondWith(file, request))
        : reply.callNotFound(),
    );
  }

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.replace(/\?.*/s, "");
    const isGet = request.method === "GET" || request.method === "HEAD";
    const found = isGet ? respond(request) : undefined;
    const isPage = Object.hasOwn(site.pages, path.replace(/(?<=.)\/$/, ""));
    if (found) return sendSiteResponse(request, reply, found);
    // A browser that expects a script rejects HTML, so a missing asset never gets a page.
    if (isGet && !path.startsWith("/assets/")) {
      const { file = notFoundFile } = pageFor(site, "/404", path) ?? {};
      return sendSiteResponse(request, reply, respondWith(file, request));
    }
    if (isPage) return reply.code(405).header("allow", "GET, HEAD").send("Method Not Allowed\n");
    return reply.code(404).send("Not Found\n");
  });
}

/** Sends a response of the site through Fastify. */
export function sendSiteResponse(
  { method }: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: SiteResponse,
): FastifyReply {
  return (
    reply
      .code(status)
      .headers(headers)
      // An empty text would get a length and a type, which a 304 has not.
      .send(method === "HEAD" || body.length === 0 ? undefined : body)
  );
}
