import { randomUUIDv7 } from "node:crypto";
import formbody from "@fastify/formbody";
import type { ApiClient } from "@matchfront/api-client";
import { honeypotField } from "@matchfront/forms";
import type { FastifyError, FastifyInstance } from "fastify";
import type { Site } from "../built-site/site.ts";
import type { Database } from "../database/database.ts";
import { BackendRefusal } from "../forwarding/backend-refusal.ts";
import { forwardMessage } from "../forwarding/forward-message.ts";
import type { Limits } from "../http/limits.ts";
import { isSameOrigin } from "../http/same-origin.ts";
import { parseJsonStrictly } from "../http/body-parsing.ts";
import { messageAnswers, refusalStatus } from "./message-answers.ts";
import { messageForms, type MessageForm } from "./message-forms.ts";
import { messageLimits } from "./message-limits.ts";
import { findRepeated, storeMessage } from "./store-message.ts";

/** The longest message that is taken, all its fields together, in bytes of UTF-8. */
const largestMessage = 32 * 1024;
/** A key as our pages make it, and anything like it. */
const idempotencyKey = /^[\x21-\x7e]{8,128}$/;

/** What the calls of the message forms work with. */
export interface MessageRoutesOptions {
  readonly site: Site;
  readonly database: Database;
  /** What takes the messages in place of the database, where it is set; what filled the honeypot stays here. */
  readonly backend?: ApiClient | undefined;
  /** Where visitors reach the site, if that is known. */
  readonly publicUrl: URL | undefined;
  readonly limits: Limits;
  /** Called after each message that was stored. */
  readonly onMessageStored: () => void;
}

/**
 * The calls of the forms that send a message (specification section 7): each takes it as JSON or as a native form
 * post, and answers only when it is stored.
 *
 * @example await app.register(messageRoutes, { site, database, publicUrl, limits, onMessageStored });
 */
export async function messageRoutes(app: FastifyInstance, options: MessageRoutesOptions): Promise<void> {
  const limits = messageLimits(options.limits);
  app.removeContentTypeParser("text/plain");
  parseJsonStrictly(app);
  // A letter of most African scripts takes nine bytes in a native post, three times as many as in JSON.
  await app.register(formbody, { bodyLimit: 4 * largestMessage });
  for (const form of messageForms)
    await app.register(async (scope) => addMessageRoute(scope, form, limits, options));
}

function addMessageRoute(
  app: FastifyInstance,
  form: MessageForm,
  limits: ReturnType<typeof messageLimits>,
  { site, database, backend, publicUrl, onMessageStored }: MessageRoutesOptions,
): void {
  const { call, page } = form;
  const url = call.path;
  const { accept, refuse, passOn } = messageAnswers(site, form, publicUrl?.protocol === "https:");

  app.setErrorHandler<FastifyError | BackendRefusal>((error, request, reply) => {
    if (error instanceof BackendRefusal) {
      const { statusCode, status } = error;
      if (statusCode >= 500) request.log.error({ status }, `${form.name} message not forwarded`);
      return passOn(request, reply, error);
    }
    const status = refusalStatus(error.statusCode);
    if (status === 503) request.log.error({ err: error }, `${form.name} message not stored`);
    return refuse(request, reply, status);
  });

  app.post(url, async (request, reply) => {
    const { body, headers } = request;
    if (!isSameOrigin(headers, publicUrl)) return refuse(request, reply, 403);
    // JSON with such a key was refused while it was read.
    if (Object.hasOwn(Object(body), "__proto__")) return refuse(request, reply, 400);
    const parsed = form.parse(body);
    if (parsed.status === "invalid") return refuse(request, reply, 422, { errors: parsed.errors });
    const { values } = parsed;
    if (Buffer.byteLength(Object.values(values).join("")) > largestMessage)
      return refuse(request, reply, 413);
    const key = headers["idempotency-key"];
    if (key !== undefined && !(typeof key === "string" && idempotencyKey.test(key)))
      return refuse(request, reply, 400, { message: badKey });

    const message = {
      id: randomUUIDv7(),
      form,
      values,
      receivedAt: new Date(),
      idempotencyKey: key,
      quarantinedFor: isHoneypotFilled(body) ? "honeypot" : undefined,
    };
    const repeated = await findRepeated(database, message);
    const wait = repeated ? undefined : await limits.take(request, values);
    if (wait !== undefined) return refuse(request, reply.header("retry-after", wait), 429);
    try {
      if (backend && !repeated && !message.quarantinedFor)
        return accept(request, reply, await forwardMessage(backend, call, values, key));
      const stored = repeated ?? (await storeMessage(database, message));
      if (stored.status === "conflict") return refuse(request, reply, 422, { message: usedKey });
      if (stored.status === "stored") onMessageStored();
      return accept(request, reply, { reference: stored.id });
    } catch (error) {
      // Who was not served may try again as soon as we can serve.
      const isRefused = error instanceof BackendRefusal && error.statusCode < 500;
      if (!isRefused) await limits.refund(request, values);
      throw error;
    }
  });

  // A refused native post leaves this address in the browser: who comes back to it finds the form.
  app.get(url, (_request, reply) => reply.redirect(page, 303));
  app.route({
    method: ["DELETE", "OPTIONS", "PATCH", "PUT"],
    url,
    handler: (request, reply) => refuse(request, reply.header("allow", "POST"), 405),
  });
}

const badKey =
  "The Idempotency-Key could not be read. Expected 8 to 128 letters, digits or signs without spaces.";
const usedKey = "Another message was sent under this Idempotency-Key. Send this one under a key of its own.";

function isHoneypotFilled(body: unknown): boolean {
  const filled: unknown = Object(body)[honeypotField];
  return filled !== undefined && filled !== "";
}
