import type { FieldErrors } from "@matchfront/forms";
import type { FastifyReply, FastifyRequest } from "fastify";
import { contentSecurityPolicy } from "../built-site/content-security-policy.ts";
import type { Site } from "../built-site/site.ts";
import type { BackendRefusal } from "../forwarding/backend-refusal.ts";
import type { MessageForm } from "./message-forms.ts";

/** Why a message was not taken, by HTTP status. */
const reasons = {
  400: "We couldn't read the message. Expected the fields of the form, each given once.",
  403: "Nothing was sent: messages can only come from this site's own pages.",
  405: "Nothing was sent: this address only takes a filled-in form, by POST.",
  413: "Your message is too long. Please shorten it and send it again.",
  415: "Expected the content type application/json or application/x-www-form-urlencoded.",
  422: "Please check what you entered.",
  429: "You've sent several messages in a short time. Please wait a few minutes and send this one again.",
  503: "We couldn't take your message just now. Please try again in a few minutes.",
} as const;

type RefusalStatus = keyof typeof reasons;

type Errors = FieldErrors<Record<string, string>>;

type Refusal = {
  /** A message for each field at fault. */
  readonly errors?: Errors;
  /** What happened, where it is not what the status always means. */
  readonly message?: string;
};

/** Answers a form's call in the format that the caller speaks: JSON for programs, a page for people. */
export interface MessageAnswers {
  /** `message` is in place of the form's thanks. */
  readonly accept: (
    request: FastifyRequest,
    reply: FastifyReply,
    taken: { readonly message?: string | undefined; readonly reference?: string | undefined },
  ) => FastifyReply;
  readonly refuse: (
    request: FastifyRequest,
    reply: FastifyReply,
    status: RefusalStatus,
    refusal?: Refusal,
  ) => FastifyReply;
  /** Refuses as another backend does, whose HTTP status may not be the body's. */
  readonly passOn: (request: FastifyRequest, reply: FastifyReply, refusal: BackendRefusal) => FastifyReply;
}

/**
 * Prepares the answers of a form's call.
 *
 * @param isHttps whether visitors reach the site over https
 * @example messageAnswers(site, form, true).refuse(request, reply, 413);
 */
export function messageAnswers(site: Site, form: MessageForm, isHttps: boolean): MessageAnswers {
  const pagePolicy = contentSecurityPolicy(site.pages[form.page], isHttps);
  return {
    accept(request, reply, { message = form.copy.thanks.message, reference }) {
      if (speaksHtml(request)) return reply.redirect(`${form.page}/sent`, 303);
      return reply.send({ status: 200, message, reference });
    },
    refuse(request, reply, status, { errors, message = reasons[status] } = {}) {
      if (speaksHtml(request)) return sendPage(request, reply.code(status), errors ?? message);
      return reply.code(status).send({ status, message, errors });
    },
    passOn(request, reply, { statusCode, status, message }) {
      if (!speaksHtml(request)) return reply.code(statusCode).send({ status, message });
      // A backend may refuse with HTTP 200 and a status in its JSON; a page has no other than HTTP's.
      return sendPage(request, reply.code(statusCode < 400 ? 422 : statusCode), message);
    },
  };

  /** The form's page once more. @param fault what is wrong: by field, or with the form as a whole */
  function sendPage({ body }: FastifyRequest, reply: FastifyReply, fault: Errors | string) {
    const post = typeof fault === "string" ? form.refuse(body, {}, fault) : form.refuse(body, fault);
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", pagePolicy)
      .send(site.renderFormPage(form.name, post));
  }
}

/** The status to refuse a request with that failed before it was understood. */
export function refusalStatus(statusCode = 503): RefusalStatus {
  if (statusCode >= 500) return 503;
  return statusCode === 413 || statusCode === 415 ? statusCode : 400;
}

function speaksHtml({ headers }: FastifyRequest): boolean {
  const type = headers["content-type"] ?? "";
  if (type.startsWith("application/json")) return false;
  return type.startsWith("application/x-www-form-urlencoded") || (headers.accept ?? "").includes("text/html");
}
