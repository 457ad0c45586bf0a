import { createHash, randomUUIDv7 } from "node:crypto";
import { honeypotName } from "@matchfront/forms";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import type { MessageOutcome } from "../config/telemetry.ts";
import { acceptBodies } from "../http/body-parsing.ts";
import { failureFields } from "../http/failure-fields.ts";
import { HttpError, toHttpError } from "../http/http-error.ts";
import { rateLimitKey } from "../http/rate-limit-key.ts";
import { isSameOrigin } from "../http/same-origin.ts";
import { languageOf } from "../config/languages.ts";
import { messageForms, type MessageForm } from "./message-forms.ts";
import { messageLimits, type MessageLimits } from "./message-limits.ts";
import { messageResponses } from "./message-responses.ts";
import type { MessageStore } from "./message-store.ts";
import { withoutNul, type IncomingMessage } from "./message.ts";

/** The size limit of a message, all its fields together, in bytes of UTF-8. */
const maxMessageBytes = 32 * 1024;
/** A key as our pages create it, and anything similar. */
const idempotencyKeyPattern = /^[\x21-\x7e]{8,128}$/;
const fallbackCodes = {
  400: "unreadableMessage",
  413: "messageTooLarge",
  415: "unsupportedMessageType",
  503: "messageNotStored",
} as const;

/** What the calls of the message forms work with. */
export interface MessageRoutesOptions {
  readonly messages: MessageStore;
}

/**
 * The calls of the forms that send a message (specification section 7): each accepts JSON or a native form post, and
 * responds only when the message is stored, in the language that its `?lang=` names.
 */
export async function messageRoutes(app: FastifyInstance, options: MessageRoutesOptions): Promise<void> {
  const limits = messageLimits(app.limits, app.createLimiter);
  // A letter of most African scripts takes nine bytes in a native post, three times as many as in JSON.
  await acceptBodies(app, { json: true, formLimit: 4 * maxMessageBytes });
  for (const form of Object.values(messageForms))
    await app.register(async (scope) => addMessageRoute(scope, form, limits, options));
}

function addMessageRoute(
  app: FastifyInstance,
  form: MessageForm,
  limits: MessageLimits,
  { messages }: MessageRoutesOptions,
): void {
  const { site, publicUrl, telemetry } = app;
  const url = form.call.path;
  const { sendThanks, sendError } = messageResponses(site, form, publicUrl?.protocol === "https:");

  app.setErrorHandler<FastifyError | HttpError>((error, request, reply) => {
    const httpError = toHttpError(error, fallbackCodes);
    const { statusCode, code } = httpError;
    if (error !== httpError && statusCode >= 500)
      request.log.error({ err: error }, `${form.name} message not stored`);
    else if (statusCode >= 500 && code !== "overloaded")
      request.log.error(failureFields(httpError), `${form.name} message not taken`);
    telemetry.messageHandled(form.name, outcomeOf(httpError));
    return sendError(request, reply, httpError);
  });

  app.post(url, async (request, reply) => {
    if (!isSameOrigin(request.headers, publicUrl)) throw new HttpError("crossOriginMessage");
    const message = readMessage(form, request);
    const { values } = message;
    const reached = await limits.take(request, values);
    // Whoever repeats a message is answered as before, and it counts once. Few do: it is looked for only where it matters.
    const repeat = reached && (await messages.findRepeat(message));
    if (reached && !repeat) throw reached;
    const result = repeat ?? (await takeMessage(request, message));
    if (!reached && result.status !== "stored") await limits.refund(request, values);
    if (result.status === "conflict") throw new HttpError("reusedIdempotencyKey");
    const isQuarantined = result.status === "stored" && message.quarantinedFor !== undefined;
    if (isQuarantined) await limits.refundInAll();
    telemetry.messageHandled(form.name, isQuarantined ? "quarantined" : result.status);
    return sendThanks(request, reply, result);
  });

  // A rejected native post leaves this address in the browser: who returns to it finds the form.
  app.get(url, (request, reply) => reply.redirect(form.in(languageOf(request.url)).page, 303));
  app.route({
    method: ["DELETE", "OPTIONS", "PATCH", "PUT"],
    url,
    async handler() {
      throw new HttpError("messageMethodNotAllowed");
    },
  });

  async function takeMessage(request: FastifyRequest, message: IncomingMessage) {
    try {
      return await messages.take(message);
    } catch (error) {
      // An outage is not the sender's fault: they may try again as soon as it is over.
      const isRejected = error instanceof HttpError && error.statusCode < 500;
      if (!isRejected) await limits.refund(request, message.values);
      throw error;
    }
  }
}

function outcomeOf({ statusCode, code }: HttpError): MessageOutcome {
  if (code === "tooManyMessagesInAll") return "capped";
  return statusCode >= 500 ? "failed" : "refused";
}

/** @throws HttpError */
function readMessage(form: MessageForm, request: FastifyRequest): IncomingMessage {
  const { body, headers, clientAddress } = request;
  // JSON with such a key was rejected when it was parsed.
  if (Object.hasOwn(Object(body), "__proto__")) throw new HttpError("unreadableMessage");
  const language = languageOf(request.url);
  const parsed = form.in(language).parse(body);
  if (parsed.status === "invalid") throw new HttpError("invalidMessage", { fieldErrors: parsed.errors });
  const values = withoutNul(parsed.values);
  if (Buffer.byteLength(Object.values(values).join("")) > maxMessageBytes)
    throw new HttpError("messageTooLarge");
  const key = headers["idempotency-key"];
  if (key !== undefined && !(typeof key === "string" && idempotencyKeyPattern.test(key)))
    throw new HttpError("invalidIdempotencyKey");
  const isNative = headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
  const quarantinedFor = isHoneypotFilled(body) ? "honeypot" : undefined;
  return {
    id: randomUUIDv7(),
    formName: form.name,
    values,
    receivedAt: new Date(),
    idempotencyKey: key,
    nativePost:
      isNative && key === undefined
        ? hash([form.name, values, quarantinedFor, rateLimitKey(clientAddress)])
        : undefined,
    quarantinedFor,
    language,
  };
}

function isHoneypotFilled(body: unknown): boolean {
  const value: unknown = Object(body)[honeypotName];
  return value !== undefined && value !== "";
}

function hash(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
