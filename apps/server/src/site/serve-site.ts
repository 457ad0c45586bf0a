import { STATUS_CODES } from "node:http";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { mayContainToken, readEmailedLink } from "@matchfront/locales/emailed-link";
import { prefersHtml } from "../http/negotiate.ts";
import { secretHeaders } from "../http/security-headers.ts";
import type { SiteRequest, SiteResponse } from "./site-responses.ts";
import { normalizePath, pageFor } from "./site.ts";

/**
 * Serves the built site, its 404 page for any other address, and its 500 page after an unexpected error. The address of
 * an emailed link shows the home page of its language (specification, section 2), however it is spelled.
 * `@fastify/static` would read each file again, and can fill in nothing.
 */
export function serveSite(app: FastifyInstance): void {
  const { site, siteResponses } = app;
  app.addHook("onRequest", async ({ url }, reply) => {
    // Redirects and errors of an emailed link have these headers, too.
    if (mayContainToken(url)) reply.headers(secretHeaders);
  });

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode < 500) return reply.code(statusCode).send(`${STATUS_CODES[statusCode]}\n`);
    request.log.error({ err: error }, "request failed");
    return sendPage(reply, "/500") ?? reply.code(500).send(`${STATUS_CODES[500]}\n`);
  });

  app.setNotFoundHandler((request, reply) => {
    const { url, method } = request;
    const path = url.replace(/\?.*/s, "");
    const isGet = method === "GET" || method === "HEAD";
    const found = isGet ? siteResponses.respond(request) : undefined;
    if (found) return send(reply, found);
    const meant = normalizePath(url);
    const isPage = Object.hasOwn(site.pages, meant);
    if (isGet && isPage && meant !== path && !mayContainToken(url))
      return reply.redirect(meant + url.slice(path.length), 308);
    // A page in place of a missing script would break an open page, so assets get text.
    if (isGet && !path.startsWith("/assets/")) return send(reply, respondInPlace(app, request));
    if (isPage) return reply.code(405).header("allow", "GET, HEAD").send("Method Not Allowed\n");
    return reply.code(404).send("Not Found\n");
  });
}

/** Returns the page to show at an address that no page has. One that may contain a token is never redirected. */
export function respondInPlace({ site, siteResponses }: FastifyInstance, request: SiteRequest): SiteResponse {
  const { url = "" } = request;
  const meant = normalizePath(url);
  const page = readEmailedLink(url)
    ? (site.pages[meant] ?? pageFor(site, "/", meant))
    : pageFor(site, "/404", meant);
  return siteResponses.respondWith(page?.file ?? "404/index.html", request);
}

/** Sends a page to a browser, in the language of the address. Returns undefined if the site lacks it, or to programs. */
export function sendPage(reply: FastifyReply, path: string): FastifyReply | undefined {
  const { url, headers } = reply.request;
  const page = pageFor(reply.server.site, path, url);
  return page && prefersHtml(headers) ? sendFile(reply, page.file) : undefined;
}

function sendFile(reply: FastifyReply, name: string): FastifyReply {
  return send(reply, reply.server.siteResponses.respondWith(name, reply.request));
}

function send(reply: FastifyReply, { status, headers, body }: SiteResponse): FastifyReply {
  // Fastify adds a length and a type to an empty text, which a 304 must not have.
  const payload = reply.request.method === "HEAD" || body.length === 0 ? undefined : body;
  return reply.code(status).headers(headers).send(payload);
}
