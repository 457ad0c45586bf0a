import { contactCopy, type ContactDraft, type ContactErrors } from "@matchfront/forms";
import type { FastifyReply, FastifyRequest } from "fastify";
import { contentSecurityPolicy } from "../built-site/content-security-policy.ts";
import type { Site } from "../built-site/site.ts";

/** Why a message was not taken, by HTTP status. */
const reasons = {
  400: "The message could not be read. Expected the fields topic, email and description, each given once.",
  403: "Nothing was sent: messages are taken from this site's own pages only.",
  405: "Nothing was sent: this address takes a filled-in form, by POST.",
  413: "Your message is too long. Please shorten it and send it again.",
  415: "Expected the content type application/json or application/x-www-form-urlencoded.",
  422: "Please check what you entered.",
  503: "We could not take your message just now. Please try again in a few minutes.",
} as const;

type RefusalStatus = keyof typeof reasons;

/** Answers the contact call in the format that the caller speaks: JSON for programs, a page for people. */
export interface ContactAnswers {
  readonly accept: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  /** With `errors`, a message for each field at fault. */
  readonly refuse: (
    request: FastifyRequest,
    reply: FastifyReply,
    status: RefusalStatus,
    errors?: ContactErrors,
  ) => FastifyReply;
}

/**
 * Prepares the answers of the contact call.
 *
 * @param isHttps whether visitors reach the site over https
 * @example contactAnswers(site, true).refuse(request, reply, 413);
 */
export function contactAnswers(site: Site, isHttps: boolean): ContactAnswers {
  const pagePolicy = contentSecurityPolicy(site.pages["/contactus"], isHttps);
  return {
    accept(request, reply) {
      if (speaksHtml(request)) return reply.redirect("/contactus/sent", 303);
      return reply.send({ status: 200, message: contactCopy.thanks.message });
    },
    refuse(request, reply, status, errors) {
      reply.code(status);
      const message = reasons[status];
      if (!speaksHtml(request)) return reply.send({ status, message, errors });
      const page = { values: typedFields(request.body), errors: errors ?? {} };
      return reply
        .type("text/html; charset=utf-8")
        .header("content-security-policy", pagePolicy)
        .send(site.renderContactPage(errors ? page : { ...page, failure: message }));
    },
  };
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

function typedFields(body: unknown): ContactDraft {
  const fields: Partial<Record<string, unknown>> =
    typeof body === "object" && body !== null ? { ...body } : {};
  const typed = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  return { topic: typed("topic"), email: typed("email"), description: typed("description") };
}
