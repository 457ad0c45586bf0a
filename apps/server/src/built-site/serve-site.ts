import { relative } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { contentSecurityPolicy } from "../http/content-security-policy.ts";
import type { Site } from "./site.ts";

const notFoundFile = "404/index.html";
/** Error pages, with their HTTP status. */
const errorPageStatus = new Map([
  [notFoundFile, 404],
  ["500/index.html", 500],
  ["maintenance/index.html", 503],
]);
/** Images that other sites show in a preview of a link to this one. */
const previewImages = /^(?:og\/|favicon\.ico$|apple-touch-icon\.png$|icon-[\w-]+\.png$)/;
const appleAssociation = ".well-known/apple-app-site-association";

/**
 * Serves the built site: precompressed files where the browser accepts them, hashed assets for a year, everything
 * else with revalidation, each page under its own content security policy, and the 404 page for the rest. An error page
 * has its own status, however it was reached.
 *
 * @param isHttps whether visitors reach the site over https
 */
export async function serveSite(app: FastifyInstance, site: Site, isHttps: boolean): Promise<void> {
  const pages = Object.values(site.pages);
  const policies = new Map(pages.map((page) => [page.file, contentSecurityPolicy(page, isHttps)]));
  await app.register(fastifyStatic, {
    root: site.publicFolder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => setFileHeaders(reply, relative(site.publicFolder, path)),
  });

  app.get("/index.html", ({ url }, reply) => reply.redirect(url.replace("/index.html", "/"), 308));

  // Returning the reply would make Fastify wait for it a second time, with another listener.
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.replace(/\?.*/s, "");
    const isGet = request.method === "GET" || request.method === "HEAD";
    const isPage = Object.hasOwn(site.pages, path.replace(/(?<=.)\/$/, ""));
    // A browser that expects a script rejects HTML, so a missing asset never gets a page.
    if (isGet && !path.startsWith("/assets/")) reply.code(404).sendFile(notFoundFile);
    else if (isPage) reply.code(405).header("allow", "GET, HEAD").send("Method Not Allowed\n");
    else reply.code(404).send("Not Found\n");
  });

  function setFileHeaders(reply: FastifyReply, servedFile: string): void {
    const file = servedFile.replace(/\.(?:br|gz)$/, "");
    const isHashed = file.startsWith("assets/");
    reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    if (file.endsWith(".html")) {
      reply.header(
        "content-security-policy",
        policies.get(file) ?? contentSecurityPolicy(undefined, isHttps),
      );
    }
    if (previewImages.test(file)) reply.header("cross-origin-resource-policy", "cross-origin");
    if (file === appleAssociation) reply.type("application/json; charset=utf-8");
    const status = errorPageStatus.get(file);
    // Without a validator no browser revalidates an error page, and would get 304 for it.
    if (status) reply.code(status).removeHeader("etag").removeHeader("last-modified");
  }
}
