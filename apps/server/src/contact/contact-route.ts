import { randomUUIDv7 } from "node:crypto";
import formbody from "@fastify/formbody";
import { parseContact } from "@matchfront/forms";
import type { FastifyError, FastifyInstance } from "fastify";
import type { Site } from "../built-site/site.ts";
import type { Database } from "../database/database.ts";
import { isSameOrigin } from "../same-origin.ts";
import { parseJsonStrictly } from "../strict-json.ts";
import { contactAnswers, refusalStatus } from "./contact-answers.ts";
import { storeContactMessage } from "./store-contact-message.ts";

const url = "/admin/sendContactUsEmail";
/** The longest description that is taken, in bytes of UTF-8. */
const largestMessage = 32 * 1024;

/** What the contact call works with. */
export interface ContactRouteOptions {
  readonly site: Site;
  readonly database: Database;
  /** Where visitors reach the site, if that is known. */
  readonly publicUrl: URL | undefined;
  /** Called after each message that was stored. */
  readonly onMessageStored: () => void;
}

/**
 * The contact call (specification section 7): takes a message as JSON or as a native form post, and answers
 * only when it is stored.
 *
 * @example await app.register(contactRoute, { site, database, publicUrl, onMessageStored });
 */
export async function contactRoute(app: FastifyInstance, options: ContactRouteOptions): Promise<void> {
  const { site, database, publicUrl, onMessageStored } = options;
  const { accept, refuse } = contactAnswers(site, publicUrl?.protocol === "https:");
  app.removeContentTypeParser("text/plain");
  parseJsonStrictly(app);
  // A letter of most African scripts takes nine bytes in a native post, three times as many as in JSON.
  await app.register(formbody, { bodyLimit: 4 * largestMessage });

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = refusalStatus(error.statusCode);
    if (status === 503) request.log.error({ err: error }, "contact message not stored");
    return refuse(request, reply, status);
  });

  app.post(url, async (request, reply) => {
    const { body, headers } = request;
    if (!isSameOrigin(headers, publicUrl)) return refuse(request, reply, 403);
    // JSON with such a key was refused while it was read.
    if (Object.hasOwn(Object(body), "__proto__")) return refuse(request, reply, 400);
    const contact = parseContact(body);
    if (contact.status === "invalid") return refuse(request, reply, 422, contact.errors);
    if (Buffer.byteLength(contact.values.description) > largestMessage) return refuse(request, reply, 413);
    await storeContactMessage(database, { id: randomUUIDv7(), ...contact.values, receivedAt: new Date() });
    onMessageStored();
    return accept(request, reply);
  });

  // A refused native post leaves this address in the browser: who comes back to it finds the form.
  app.get(url, (_request, reply) => reply.redirect("/contactus", 303));
  app.route({
    method: ["DELETE", "OPTIONS", "PATCH", "PUT"],
    url,
    handler: (request, reply) => refuse(request, reply.header("allow", "POST"), 405),
  });
}
