import { relative } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import type { Site } from "./site.ts";

const notFoundFile = "404/index.html";
/** Pages that tell of a failure, with the status that says the same. */
const failureStatus = new Map([
  [notFoundFile, 404],
  ["500/index.html", 500],
  ["maintenance/index.html", 503],
]);
/** What other sites show beside a link to this one. */
const sharedPictures = /^(?:og\/|favicon\.ico$|apple-touch-icon\.png$|icon-[\w-]+\.png$)/;
const appleAssociation = ".well-known/apple-app-site-association";

/**
 * Serves the built site: compressed twins where the visitor takes them, hashed assets for a year, everything
 * else only after asking anew, each page under its own content security policy, and the 404 page for the rest.
 * A page that tells of a failure is answered with that failure's status, however it was reached.
 *
 * @param isHttps whether visitors reach the site over https
 * @example await serveSite(app, site, true);
 */
export async function serveSite(app: FastifyInstance, site: Site, isHttps: boolean): Promise<void> {
  const pages = Object.values(site.pages);
  const policies = new Map(pages.map((page) => [page.file, contentSecurityPolicy(page, isHttps)]));
  await app.register(fastifyStatic, {
    root: site.publicFolder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => describeFile(reply, relative(site.publicFolder, path)),
  });

  // What it returned would be waited for once more, and each wait listens for the reply's end.
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.replace(/\?.*/s, "");
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isPage = Object.hasOwn(site.pages, path.replace(/(?<=.)\/$/, ""));
    // A browser that waits for a script refuses HTML, so a missing asset is never answered with a page.
    if (isRead && !path.startsWith("/assets/")) reply.code(404).sendFile(notFoundFile);
    else if (isPage) reply.code(405).header("allow", "GET, HEAD").send("Method Not Allowed\n");
    else reply.code(404).send("Not Found\n");
  });

  function describeFile(reply: FastifyReply, servedFile: string): void {
    const file = servedFile.replace(/\.(?:br|gz)$/, "");
    const isHashed = file.startsWith("assets/");
    reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    if (file.endsWith(".html")) {
      reply.header(
        "content-security-policy",
        policies.get(file) ?? contentSecurityPolicy(undefined, isHttps),
      );
    }
    if (sharedPictures.test(file)) reply.header("cross-origin-resource-policy", "cross-origin");
    if (file === appleAssociation) reply.type("application/json; charset=utf-8");
    const status = failureStatus.get(file);
    // Without a validator no browser asks whether its 404 page is still fresh, to get one without a body.
    if (status) reply.code(status).removeHeader("etag").removeHeader("last-modified");
  }
}
