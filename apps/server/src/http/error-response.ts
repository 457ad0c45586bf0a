import type { FastifyReply } from "fastify";
import { languageOf } from "../config/languages.ts";
import type { HttpError } from "./http-error.ts";

/** Responds with JSON, in the language of the call: `{ status, message, errors? }`. */
export function sendJsonError(reply: FastifyReply, error: HttpError): FastifyReply {
  const { status, fieldErrors: errors } = error;
  const message = error.messageIn(languageOf(reply.request.url));
  return prepare(reply, error).send({ status, message, errors });
}

/** Responds as Twilio Verify v2 does, in the language of the call: `{ code?, message, status }`. */
export function sendTwilioError(reply: FastifyReply, error: HttpError): FastifyReply {
  const { twilioCode: code, status } = error;
  const message = error.messageIn(languageOf(reply.request.url));
  return prepare(reply, error).send({ code, message, status });
}

/** Responds with a page. @param page its HTML, and the policy for its inline scripts and styles */
export function sendErrorPage(
  reply: FastifyReply,
  error: HttpError,
  page: { readonly html: string; readonly contentSecurityPolicy: string },
): FastifyReply {
  return (
    prepare(reply, error)
      // Another backend may reject with HTTP 200 and a status in its JSON; a page has no other than HTTP's.
      .code(error.statusCode < 400 ? 422 : error.statusCode)
      .type("text/html; charset=utf-8")
      .header("content-security-policy", page.contentSecurityPolicy)
      .send(page.html)
  );
}

function prepare(reply: FastifyReply, { statusCode, headers }: HttpError): FastifyReply {
  return reply.code(statusCode).headers(headers);
}
