import type { FastifyInstance } from "fastify";

const homeFile = "index.html";

/**
 * Adds `/resetPhoneNumber/{token}`, which shows the home page (specification, section 2). The address is a secret: no
 * cache stores it, no search engine lists it, and no other site is told it.
 */
export function serveResetPage(app: FastifyInstance): void {
  // A static host has a page there, for its links' addresses are not known one by one.
  app.get("/resetPhoneNumber", (_request, reply) => reply.callNotFound());
  app.get<{ Params: { token: string } }>("/resetPhoneNumber/:token", {
    handler: ({ params }, reply) => (params.token ? reply.sendFile(homeFile) : reply.callNotFound()),
    // Sending the file sets cache headers of its own.
    onSend: async (_request, reply) => {
      reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
      reply.removeHeader("etag").removeHeader("last-modified");
    },
  });
}
