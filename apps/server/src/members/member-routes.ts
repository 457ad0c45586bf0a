import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import type { Site } from "../built-site/site.ts";
import type { Database } from "../database/database.ts";
import type { LinkKind } from "../database/tables.ts";
import { createLimiter, type Limits } from "../limits/limits.ts";
import { networkOf } from "../limits/network-of.ts";
import { findLiveLink, type LiveLink } from "../links/live-link.ts";
import { readToken } from "../links/read-token.ts";
import { isSameOrigin } from "../same-origin.ts";
import { parseJsonStrictly } from "../strict-json.ts";
import { changePassword } from "./change-password.ts";
import { isPhoneFree } from "./is-phone-free.ts";
import { Refusal, refusalOf } from "./refusal.ts";
import { updatePhoneNumber } from "./update-phone-number.ts";

const everyMethod = ["DELETE", "GET", "OPTIONS", "PATCH", "POST", "PUT"];

/** What the members' calls work with. */
export interface MemberRoutesOptions {
  readonly site: Site;
  readonly database: Database;
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
  const { site, database, publicUrl, allowedDialingCodes } = options;
  const siteWords = ["dating", ...site.brand.name.toLowerCase().split(/[^\p{L}]+/u)];
  const limit = createLimiter(options.limits.memberCallsFromAddress);
  app.removeContentTypeParser("text/plain");
  parseJsonStrictly(app);

  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    const refusal = error instanceof Refusal ? error : refusalOf(error.statusCode);
    if (refusal.statusCode === 503) request.log.error({ err: error }, "a member's call failed");
    if (refusal.statusCode === 401) reply.header("www-authenticate", "b");
    return reply.code(refusal.statusCode).send({ status: refusal.statusCode, message: refusal.message });
  });
  app.addHook("preValidation", async ({ headers, ip }, reply) => {
    if (!isSameOrigin(headers, publicUrl)) throw new Refusal("foreignPage");
    const wait = await limit(networkOf(ip));
    if (wait === undefined) return;
    reply.header("retry-after", wait);
    throw new Refusal("tooMany");
  });

  const calls = [
    {
      method: "POST",
      url: "/api/isPhoneAlreadyExist",
      async handler({ body }: FastifyRequest) {
        if (await isPhoneFree(database, body, allowedDialingCodes)) return { status: 204 };
        return { status: 200, message: new Refusal("takenPhone").message };
      },
    },
    {
      method: "PUT",
      url: "/api/updatePhoneNumber",
      async handler(request: FastifyRequest) {
        const link = await liveLink(request, "phone");
        await updatePhoneNumber(database, link, request.body, allowedDialingCodes);
        return { status: 200, message: "Your phone number was changed." };
      },
    },
    {
      method: "PUT",
      url: "/admin/changePasswordViaEmailForAdmin",
      async handler(request: FastifyRequest) {
        await changePassword(database, await liveLink(request, "password"), request.body, siteWords);
        return { status: 200, message: "Your password was changed. Sign in with it in the app." };
      },
    },
  ];
  for (const call of calls) {
    app.route(call);
    app.route({
      method: everyMethod.filter((method) => method !== call.method),
      url: call.url,
      async handler(_request, reply) {
        reply.header("allow", call.method);
        throw new Refusal("wrongMethod");
      },
    });
  }

  async function liveLink({ headers }: FastifyRequest, kind: LinkKind): Promise<LiveLink> {
    const token = readToken(headers);
    const link = token && (await findLiveLink(database, token, kind, new Date()));
    if (!link) throw new Refusal("deadLink");
    return link;
  }
}
