import { calls, type ApiClient } from "@matchfront/api-client";
import type { FastifyError, FastifyInstance } from "fastify";
import type { Site } from "../built-site/site.ts";
import type { Database } from "../database/database.ts";
import { BackendRefusal } from "../forwarding/backend-refusal.ts";
import { forwardedMemberCalls } from "../forwarding/forwarded-member-calls.ts";
import type { Limits } from "../http/limits.ts";
import { parseJsonStrictly } from "../http/body-parsing.ts";
import { guardCalls } from "../http/guard-calls.ts";
import { embeddedMemberCalls } from "./member-calls.ts";
import { Refusal, refusalOf } from "./refusal.ts";

/** What the members' calls work with. */
export interface MemberRoutesOptions {
  readonly site: Site;
  readonly database: Database;
  /** What answers the calls in place of this server's own members, where it is set. */
  readonly backend?: ApiClient | undefined;
  /** Where visitors reach the site, if that is known. */
  readonly publicUrl: URL | undefined;
  readonly limits: Limits;
  /** The countries whose numbers are taken, by their code with its plus sign. */
  readonly allowedDialingCodes: readonly string[];
}

/**
 * The three calls of the emailed-link dialogs (specification section 7), in JSON only. What they refuse leaves
 * a link as it was; what they do uses it up.
 *
 * @example await app.register(memberRoutes, { site, database, publicUrl, limits, allowedDialingCodes });
 */
export async function memberRoutes(app: FastifyInstance, options: MemberRoutesOptions): Promise<void> {
  const { site, database, backend, publicUrl, limits, allowedDialingCodes } = options;
  const siteWords = ["dating", ...site.brand.name.toLowerCase().split(/[^\p{L}]+/u)];
  app.removeContentTypeParser("text/plain");
  parseJsonStrictly(app);

  app.setErrorHandler<FastifyError | Refusal | BackendRefusal>((error, request, reply) => {
    if (error instanceof BackendRefusal) {
      const { statusCode, status, message } = error;
      if (statusCode >= 500) request.log.error({ status }, "the backend did not answer a member's call");
      return reply.code(statusCode).send({ status, message });
    }
    const refusal = error instanceof Refusal ? error : refusalOf(error.statusCode);
    if (refusal.statusCode === 503) request.log.error({ err: error }, "a member's call failed");
    if (refusal.statusCode === 401) reply.header("www-authenticate", "b");
    return reply.code(refusal.statusCode).send({ status: refusal.statusCode, message: refusal.message });
  });

  const memberCalls = backend
    ? forwardedMemberCalls({ backend, database, allowedDialingCodes })
    : embeddedMemberCalls({ database, allowedDialingCodes, siteWords });
  const routes = [
    { ...calls.isPhoneFree, handler: memberCalls.isPhoneFree },
    { ...calls.updatePhone, handler: memberCalls.updatePhoneNumber },
    { ...calls.changePassword, handler: memberCalls.changePassword },
  ];
  guardCalls(app, { publicUrl, limits, calls: routes });
  for (const { method, path, handler } of routes) app.route({ method, url: path, handler });
}
