import type { FieldErrors } from "@matchfront/forms";
import type { FastifyReply, FastifyRequest } from "fastify";
import { contentSecurityPolicy } from "../built-site/content-security-policy.ts";
import type { Site } from "../built-site/site.ts";
import type { MessageForm } from "./message-forms.ts";

/** Why a message was not taken, by HTTP status. */
const reasons = {
  400: "The message could not be read. Expected the fields of the form, each given once.",
  403: "Nothing was sent: messages are taken from this site's own pages only.",
  405: "Nothing was sent: this address takes a filled-in form, by POST.",
  413: "Your message is too long. Please shorten it and send it again.",
  415: "Expected the content type application/json or application/x-www-form-urlencoded.",
  422: "Please check what you entered.",
  429: "Several messages have come from you in a short time. Please send this one a little later.",
  503: "We could not take your message just now. Please try again in a few minutes.",
} as const;

type RefusalStatus = keyof typeof reasons;

type Refusal = {
  /** The body's status, where a backend answers another one than HTTP's. */
  readonly status?: number;
  /** A message for each field at fault. */
  readonly errors?: FieldErrors<Record<string, string>>;
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
    statusCode: number,
    refusal?: Refusal,
  ) => FastifyReply;
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
    accept(request, reply, { message = form.thanks, reference }) {
      if (speaksHtml(request)) return reply.redirect(`${form.page}/sent`, 303);
      return reply.send({ status: 200, message, reference });
    },
    refuse(request, reply, statusCode, { status = statusCode, errors, message = reasonOf(statusCode) } = {}) {
      if (!speaksHtml(request)) return reply.code(statusCode).send({ status, message, errors });
      // A backend may refuse with HTTP 200 and a status in its JSON; a page has no other than HTTP's.
      reply.code(statusCode < 400 ? 422 : statusCode);
      const page = { values: typedFields(form, request.body), errors: errors ?? {} };
      return reply
        .type("text/html; charset=utf-8")
        .header("content-security-policy", pagePolicy)
        .send(site.renderFormPage(form.name, errors ? page : { ...page, failure: message }));
    },
  };
}

/** The status to refuse a request with that failed before it was understood. */
export function refusalStatus(statusCode = 503): RefusalStatus {
  if (statusCode >= 500) return 503;
  return statusCode === 413 || statusCode === 415 ? statusCode : 400;
}

function reasonOf(statusCode: number): string {
  const texts: Readonly<Record<number, string>> = reasons;
  return texts[statusCode] ?? reasons[503];
}

function speaksHtml({ headers }: FastifyRequest): boolean {
  const type = headers["content-type"] ?? "";
  if (type.startsWith("application/json")) return false;
  return type.startsWith("application/x-www-form-urlencoded") || (headers.accept ?? "").includes("text/html");
}

function typedFields({ labels }: MessageForm, body: unknown): Record<string, string> {
  const fields: Partial<Record<string, unknown>> =
    typeof body === "object" && body !== null ? { ...body } : {};
  const typed = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  return Object.fromEntries(Object.keys(labels).map((name) => [name, typed(name)]));
}
