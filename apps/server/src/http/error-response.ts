import type { FastifyReply } from "fastify";
import { languageOf } from "@matchfront/locales/routing";
import type { HttpError } from "./http-error.ts";

export function sendJsonError(reply: FastifyReply, error: HttpError): FastifyReply {
  const { status, fieldErrors: errors } = error;
  const message = error.messageIn(languageOf(reply.request.url));
  return prepare(reply, error).send({ status, message, errors });
}

/** Sends `{ code?, message, status }` as Twilio Verify v2 does, in the language of the call. */
export function sendTwilioError(reply: FastifyReply, error: HttpError): FastifyReply {
  const { twilioCode: code, status } = error;
  const message = error.messageIn(languageOf(reply.request.url));
  return prepare(reply, error).send({ code, message, status });
}

export function sendErrorPage(
  reply: FastifyReply,
  error: HttpError,
  page: { readonly html: string; readonly contentSecurityPolicy: string },
): FastifyReply {
  // A backend may reject with HTTP 200 and a status in its JSON.
  return prepare(reply, error)
    .code(error.statusCode < 400 ? 422 : error.statusCode)
    .type("text/html; charset=utf-8")
    .header("content-security-policy", page.contentSecurityPolicy)
    .send(page.html);
}

function prepare(reply: FastifyReply, { statusCode, headers }: HttpError): FastifyReply {
  return reply.code(statusCode).headers(headers);
}
