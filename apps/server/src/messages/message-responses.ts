import type { FastifyReply, FastifyRequest } from "fastify";
import { languageOf } from "@matchfront/locales/routing";
import { contentSecurityPolicy } from "../http/content-security-policy.ts";
import { sendErrorPage, sendJsonError } from "../http/error-response.ts";
import type { HttpError } from "../http/http-error.ts";
import type { Site } from "../site/site.ts";
import type { MessageForm } from "./message-forms.ts";

/** Sends the responses of a form's call: JSON to programs, pages to browsers, in the language of the request. */
export interface MessageResponses {
  /** @param result with a backend's message, in place of the form's thanks */
  readonly sendThanks: (
    request: FastifyRequest,
    reply: FastifyReply,
    result: { readonly message?: string | undefined; readonly reference?: string | undefined },
  ) => FastifyReply;
  readonly sendError: (request: FastifyRequest, reply: FastifyReply, error: HttpError) => FastifyReply;
}

/** @param isHttps whether visitors reach the site over https */
export function messageResponses(site: Site, form: MessageForm, isHttps: boolean): MessageResponses {
  return {
    sendThanks(request, reply, { message, reference }) {
      const { page, copy } = form.in(languageOf(request.url));
      if (!acceptsHtml(request))
        return reply.send({ status: 200, message: message ?? copy.thanks.message, reference });
      // URLs are logged and shared, so they contain nothing of the message.
      const query = reference ? `?reference=${encodeURIComponent(reference.slice(-8))}` : "";
      return reply.redirect(`${page}/sent${query}`, 303);
    },
    sendError(request, reply, error) {
      if (!acceptsHtml(request)) return sendJsonError(reply, error);
      const { fieldErrors } = error;
      const language = languageOf(request.url);
      // The form's page again, with the input.
      const invalidReply = fieldErrors
        ? form.invalidReply(request.body, fieldErrors)
        : form.invalidReply(request.body, {}, error.messageIn(language));
      const html = site.renderFormPage(form.name, invalidReply, language);
      const page = site.pages[form.in(language).page];
      return sendErrorPage(reply, error, {
        html,
        contentSecurityPolicy: contentSecurityPolicy(page, isHttps),
      });
    },
  };
}

function acceptsHtml({ headers }: FastifyRequest): boolean {
  const type = headers["content-type"] ?? "";
  if (type.startsWith("application/json")) return false;
  return type.startsWith("application/x-www-form-urlencoded") || (headers.accept ?? "").includes("text/html");
}
