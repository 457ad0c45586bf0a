import type { FastifyReply, FastifyRequest } from "fastify";
import { contentSecurityPolicy } from "../http/content-security-policy.ts";
import type { Site } from "../site/site.ts";
import { sendErrorPage, sendJsonError } from "../http/error-response.ts";
import type { HttpError } from "../http/http-error.ts";
import { languageOf } from "../config/languages.ts";
import type { MessageForm } from "./message-forms.ts";

/**
 * The responses of a form's call, in the format that the caller speaks: JSON for programs, a page for people, in the
 * language that they ask in.
 */
export interface MessageResponses {
  /** @param message in place of the form's thanks */
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
      // Addresses are logged and shared: they hold nothing of the message.
      const told = reference ? `?reference=${encodeURIComponent(reference.slice(-8))}` : "";
      if (acceptsHtml(request)) return reply.redirect(`${page}/sent${told}`, 303);
      return reply.send({ status: 200, message: message ?? copy.thanks.message, reference });
    },
    sendError(request, reply, error) {
      if (!acceptsHtml(request)) return sendJsonError(reply, error);
      // The form's page once more, with what was typed.
      const { fieldErrors } = error;
      const language = languageOf(request.url);
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
