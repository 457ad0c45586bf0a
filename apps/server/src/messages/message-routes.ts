import { hash, randomUUIDv7 } from "node:crypto";
import { honeypotName } from "@matchfront/forms";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { localeParts } from "@matchfront/locales/locale-parts";
import { languageOf } from "@matchfront/locales/routing";
import { errorTable, type ErrorRow } from "../config/error-table.ts";
import type { MessageOutcome } from "../config/metrics.ts";
import { acceptBodies } from "../http/body-parsing.ts";
import { HttpError, sendJsonError, failureFields, toHttpError } from "../http/http-error.ts";
import { rateLimitKey } from "../http/limiter.ts";
import { prefersHtml } from "../http/negotiate.ts";
import { keepSharedCounts, refundIfFailed } from "../http/refund-failures.ts";
import { isSameOrigin } from "../http/same-origin.ts";
import { failedPostPage, failedPostPolicy } from "./failed-post-page.ts";
import { type MessageForm, messageForms } from "./message-forms.ts";
import { createFailureLimit, createMessageLimits } from "./message-limits.ts";
import { type MessageStore, type SavedMessage, withoutNul } from "./message-store.ts";
import { contentSecurityPolicy } from "../http/security-headers.ts";

/** The size limit of a message, all fields together, in bytes of UTF-8. */
const maxMessageBytes = 32 * 1024;
const nativePostType = "application/x-www-form-urlencoded";
const idempotencyKeyPattern = /^[\x21-\x7e]{8,128}$/;
const fallbackCodes = {
  400: "unreadableMessage",
  413: "messageTooLarge",
  415: "unsupportedMessageType",
  503: "messageNotStored",
} as const;

export interface MessageRoutesOptions {
  readonly messages: MessageStore;
  readonly onMessageStored: () => void;
}

/** Each call accepts JSON and native form posts, and responds when the message is stored (specification section 7). */
export async function messageRoutes(app: FastifyInstance, options: MessageRoutesOptions): Promise<void> {
  const { publicUrl, metrics, visits } = app;
  const { messages, onMessageStored } = options;
  const limits = createMessageLimits(app.limits, app.createLimiter);
  const limitFailures = createFailureLimit(app.limits);
  // Letters of African scripts take up to nine bytes in a native post, three times as many as in JSON.
  acceptBodies(app, { json: true, formLimit: 4 * maxMessageBytes });
  for (const form of Object.values(messageForms)) await app.register(async (scope) => addRoutes(scope, form));

  function addRoutes(scope: FastifyInstance, form: MessageForm): void {
    const url = form.call.path;

    scope.setErrorHandler<FastifyError | HttpError>(async (error, request, reply) => {
      const httpError = toHttpError(error, fallbackCodes);
      const { code, statusCode } = httpError;
      // The backend may reject this server's messages, and not the visitor's.
      if (code === "backendRejected" || (statusCode >= 500 && code !== "overloaded"))
        request.log.error({ form: form.name, ...failureFields(error, httpError) }, "message not stored");
      metrics.messages.inc({ form: form.name, outcome: outcomeOf(httpError) });
      if (code === "messageMayHaveArrived") keepSharedCounts(request);
      return sendMessageError(form, reply, await limitFailures(request.clientAddress, httpError));
    });

    scope.post(url, async (request, reply) => {
      if (!isSameOrigin(request.headers, publicUrl)) throw new HttpError("crossOriginMessage");
      const message = readMessage(form, request);
      const exceeded = await limits.consume(request.clientAddress, message.values.email);
      // Beyond the limit, a repeat still gets its first answer. Below it, `save` finds repeats.
      const refund = (mayHaveArrived = false) =>
        limits.refund(request.clientAddress, message.values.email, mayHaveArrived);
      if (!exceeded) refundIfFailed(request, refund);
      const repeat = exceeded && (await messages.findRepeat(message));
      if (exceeded && !repeat) throw exceeded;
      const result = repeat ?? (await messages.save(message));
      if (!exceeded && result.status !== "stored") await refund();
      if (result.status === "conflict") throw new HttpError("reusedIdempotencyKey");
      const isQuarantined = result.status === "stored" && message.quarantinedFor !== undefined;
      if (isQuarantined) await limits.refundTotal();
      metrics.messages.inc({ form: form.name, outcome: isQuarantined ? "quarantined" : result.status });
      if (result.status === "stored" && !isQuarantined) {
        onMessageStored();
        visits.count(request, "sent", form.name);
      }
      return sendThanks(form, reply, result);
    });

    // After an invalid native post, browsers may open this URL again.
    scope.get(url, (request, reply) => reply.redirect(form.in(languageOf(request.url)).page, 303));
    scope.route({
      method: ["DELETE", "OPTIONS", "PATCH", "PUT"],
      url,
      async handler() {
        throw new HttpError("messageMethodNotAllowed");
      },
    });
  }
}

function outcomeOf({ statusCode, code }: HttpError): MessageOutcome {
  if (code === "tooManyMessagesInAll") return "capped";
  return statusCode >= 500 ? "failed" : "refused";
}

function readMessage(form: MessageForm, request: FastifyRequest) {
  const { body, headers, url, clientAddress } = request;
  // The JSON parser rejects this key.
  if (Object.hasOwn(Object(body), "__proto__")) throw new HttpError("unreadableMessage");
  const language = languageOf(url);
  const parsed = form.in(language).parse(body);
  if (parsed.status === "invalid") throw new HttpError("invalidMessage", { fieldErrors: parsed.errors });
  const values = withoutNul(parsed.values);
  if (Buffer.byteLength(Object.values(values).join("")) > maxMessageBytes)
    throw new HttpError("messageTooLarge");
  const key = headers["idempotency-key"];
  if (key !== undefined && !(typeof key === "string" && idempotencyKeyPattern.test(key)))
    throw new HttpError("invalidIdempotencyKey");
  const isNative = request.mediaType === nativePostType;
  const honeypot: unknown = Object(body)[honeypotName];
  const quarantinedFor = honeypot === undefined || honeypot === "" ? undefined : "honeypot";
  const sender = rateLimitKey(clientAddress);
  const post = JSON.stringify([form.name, values, quarantinedFor, sender, attemptOf(url)]);
  return {
    id: randomUUIDv7(),
    formName: form.name,
    values,
    receivedAt: new Date(),
    idempotencyKey: key,
    nativePost: isNative && key === undefined ? hash("sha256", post, "base64url") : undefined,
    quarantinedFor,
    language,
  };
}

/** Returns the number that tells a visitor's next native post from a repeated one, such as a reload of its response. */
function attemptOf(url: string): number {
  return Number(/[?&]attempt=(\d{1,3})\b/.exec(url)?.[1] ?? 0);
}

function sendThanks(form: MessageForm, reply: FastifyReply, saved: SavedMessage): FastifyReply {
  const { page, copy } = form.in(languageOf(reply.request.url));
  const { message = copy.thanks.message, reference } = saved;
  if (!acceptsHtml(reply.request)) return reply.send({ status: 200, message, reference });
  // URLs are logged and shared, so they contain nothing of the message. The page shows no other references.
  const query = /^[\da-f]{8}$/.test(reference ?? "") ? `?reference=${reference}` : "";
  return reply.redirect(`${page}/sent${query}`, 303);
}

function sendMessageError(form: MessageForm, reply: FastifyReply, error: HttpError): FastifyReply {
  const { request, server } = reply;
  if (!acceptsHtml(request)) return sendJsonError(reply, error);
  const { fieldErrors, statusCode, headers } = error;
  const language = languageOf(request.url);
  const { message }: ErrorRow = errorTable[error.code];
  const { invalidMessage } = localeParts[language].forms.serverErrors;
  // A message that is no function is in English, for developers.
  const ownError = typeof message === "string" ? invalidMessage : error.messageIn(language);
  const formError = fieldErrors ? undefined : ownError;
  const invalidReply = form.invalidReply(request.body, fieldErrors ?? {}, formError);
  if (error.code === "tooManyFailedPosts") {
    reply
      .headers({ ...headers, "content-security-policy": failedPostPolicy })
      .type("text/html; charset=utf-8");
    return reply.code(statusCode).send(failedPostPage(form, language, invalidReply.input));
  }
  const html = server.site.renderFormPage(form.name, invalidReply, language);
  const attempt = attemptOf(request.url) + (error.code === "messageMayHaveArrived" ? 1 : 0);
  const action = `action="${form.call.path}?attempt=${attempt}&amp;lang=${language}"`;
  const page = server.site.pages[form.in(language).page];
  const isHttps = server.publicUrl?.protocol === "https:";
  const policy = contentSecurityPolicy(page, isHttps);
  reply.headers({ ...headers, "content-security-policy": policy }).type("text/html; charset=utf-8");
  // React keeps the attribute, and its script sends no `attempt`.
  return reply.code(statusCode).send(attempt > 0 ? html.replace(/action="[^"]*"/, action) : html);
}

function acceptsHtml({ headers, mediaType }: FastifyRequest): boolean {
  if (mediaType === "application/json") return false;
  return mediaType === nativePostType || prefersHtml(headers);
}
