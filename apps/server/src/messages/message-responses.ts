import type { FastifyReply, FastifyRequest } from "fastify";
import { languageOf } from "@matchfront/locales/routing";
import { contentSecurityPolicy } from "../http/content-security-policy.ts";
import { sendErrorPage, sendJsonError } from "../http/error-response.ts";
import type { HttpError } from "../http/http-error.ts";
import type { MessageForm } from "./message-forms.ts";
import type { SavedMessage } from "./message-store.ts";

/** Sends JSON to programs, and redirects browsers to the form's thanks page, in the language of the request. */
export function sendThanks(form: MessageForm, reply: FastifyReply, saved: SavedMessage): FastifyReply {
  const { page, copy } = form.in(languageOf(reply.request.url));
  const { message = copy.thanks.message, reference } = saved;
  if (!acceptsHtml(reply.request)) return reply.send({ status: 200, message, reference });
  // URLs are logged and shared, so they contain nothing of the message.
  const query = reference ? `?reference=${encodeURIComponent(reference.slice(-8))}` : "";
  return reply.redirect(`${page}/sent${query}`, 303);
}

/** Sends JSON to programs, and the form's page with the input to browsers, in the language of the request. */
export function sendMessageError(form: MessageForm, reply: FastifyReply, error: HttpError): FastifyReply {
  const { request, server } = reply;
  if (!acceptsHtml(request)) return sendJsonError(reply, error);
  const { fieldErrors } = error;
  const language = languageOf(request.url);
  const formError = fieldErrors ? undefined : error.messageIn(language);
  const invalidReply = form.invalidReply(request.body, fieldErrors ?? {}, formError);
  const html = server.site.renderFormPage(form.name, invalidReply, language);
  const page = server.site.pages[form.in(language).page];
  const isHttps = server.publicUrl?.protocol === "https:";
  return sendErrorPage(reply, error, { html, contentSecurityPolicy: contentSecurityPolicy(page, isHttps) });
}

function acceptsHtml({ headers }: FastifyRequest): boolean {
  const type = headers["content-type"] ?? "";
  if (type.startsWith("application/json")) return false;
  return type.startsWith("application/x-www-form-urlencoded") || (headers.accept ?? "").includes("text/html");
}
