import { STATUS_CODES } from "node:http";
import { join } from "node:path/posix";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { languages } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { isEmailedLink } from "./fill-pages.ts";
import type { SiteResponse } from "./site-responses.ts";
import { pageFor } from "./site.ts";

const notFoundFile = "404/index.html";
const homeFile = "index.html";

/**
 * Serves the built site, its 404 page for any other address, and its 500 page after an unexpected error.
 * `/resetPhoneNumber/{token}` shows the home page of its language (specification, section 2). `@fastify/static` would
 * read each file again, and can fill in nothing.
 */
export function serveSite(app: FastifyInstance): void {
  const { site, siteResponses } = app;
  app.addHook("onRequest", async ({ url }, reply) => {
    // Redirects and errors of an emailed link have these headers, too.
    if (isEmailedLink(url)) reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  });
  addHomePages(app);

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode < 500) return reply.code(statusCode).send(`${STATUS_CODES[statusCode]}\n`);
    request.log.error({ err: error }, "request failed");
    return sendPage(reply, "/500") ?? reply.code(500).send(`${STATUS_CODES[500]}\n`);
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.replace(/\?.*/s, "");
    const isGet = request.method === "GET" || request.method === "HEAD";
    const found = isGet ? siteResponses.respond(request) : undefined;
    if (found) return send(reply, found);
    // A page in place of a missing script would break an open page, so assets get text.
    if (isGet && !path.startsWith("/assets/")) {
      const { file = notFoundFile } = pageFor(site, "/404", path) ?? {};
      return sendFile(reply, file);
    }
    if (Object.hasOwn(site.pages, path.replace(/(?<=.)\/$/, "")))
      return reply.code(405).header("allow", "GET, HEAD").send("Method Not Allowed\n");
    return reply.code(404).send("Not Found\n");
  });
}

function addHomePages(app: FastifyInstance): void {
  const { site } = app;
  for (const language of languages) {
    const home = pathIn(language, "/");
    const { file = homeFile } = site.pages[home] ?? {};
    if (site.pages[home])
      app.get(join(home, "index.html"), ({ url }, reply) => reply.redirect(url.replace(/^[^?]*/, home), 308));
    const address = pathIn(language, "/resetPhoneNumber");
    // The build has a file at this address, for static hosts.
    app.get(address, (_request, reply) => reply.callNotFound());
    app.get<{ Params: { token: string } }>(`${address}/:token`, (request, reply) =>
      request.params.token ? sendFile(reply, file) : reply.callNotFound(),
    );
  }
}

/** Sends a page to a browser, in the language of the address. Returns undefined if the site lacks it, or to programs. */
export function sendPage(reply: FastifyReply, path: string): FastifyReply | undefined {
  const { url, headers } = reply.request;
  const page = pageFor(reply.server.site, path, url);
  return page && headers.accept?.includes("text/html") ? sendFile(reply, page.file) : undefined;
}

function sendFile(reply: FastifyReply, name: string): FastifyReply {
  return send(reply, reply.server.siteResponses.respondWith(name, reply.request));
}

function send(reply: FastifyReply, { status, headers, body }: SiteResponse): FastifyReply {
  // Fastify adds a length and a type to an empty text, which a 304 must not have.
  const payload = reply.request.method === "HEAD" || body.length === 0 ? undefined : body;
  return reply.code(status).headers(headers).send(payload);
}
