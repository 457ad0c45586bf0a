import type { FastifyInstance } from "fastify";

const homeFile = "index.html";
/** Longer than any token that a mail carries, shorter than what a browser takes for an address. */
export const longestToken = 2048;

/**
 * Adds `/resetPhoneNumber/{token}`, which shows the home page (specification, section 2). The address is a
 * secret: no cache keeps it, no search engine lists it, no page that follows learns of it.
 *
 * @example serveResetPage(app);
 */
export function serveResetPage(app: FastifyInstance): void {
  app.get<{ Params: { token: string } }>("/resetPhoneNumber/:token", {
    handler: ({ params }, reply) => (params.token ? reply.sendFile(homeFile) : reply.callNotFound()),
    // What sends the file sets a cache's orders of its own.
    onSend: async (_request, reply) => {
      reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
      reply.removeHeader("etag").removeHeader("last-modified");
    },
  });
}
