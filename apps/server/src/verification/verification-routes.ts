import formbody from "@fastify/formbody";
import { calls, type ApiClient } from "@matchfront/api-client";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { is, literal, pattern, string, type } from "superstruct";
import type { Database } from "../database/database.ts";
import { createLimiter, type Limits } from "../http/limits.ts";
import { rateLimitKey } from "../http/rate-limit-key.ts";
import { findLiveLink, type LiveLink } from "../links/live-link.ts";
import { readToken } from "../links/read-token.ts";
import { tokenHash } from "../links/token-hash.ts";
import { recordVerifiedPhone } from "../links/verified-phone.ts";
import { guardCalls } from "../http/guard-calls.ts";
import { Refusal } from "../members/refusal.ts";
import { parseE164, toE164 } from "../phone-numbers/e164.ts";
import { VerificationRefusal } from "./verification-refusal.ts";
import type { Verifier } from "./verifier.ts";

/** Where the client makes its verification calls, as long as it is not told otherwise. */
const send = { ...calls.sendCode, path: `/verification${calls.sendCode.path}` } as const;
const check = { ...calls.checkCode, path: `/verification${calls.checkCode.path}` } as const;
const sendBody = type({ To: string(), Channel: literal("sms") });
const checkBody = type({ To: string(), Code: pattern(string(), /^[\dA-Za-z]{4,10}$/) });

/** What the verification calls work with. */
export interface VerificationRoutesOptions {
  readonly database: Database;
  readonly verifier: Verifier;
  /** The backend that knows the links, where it is another one. */
  readonly backend?: ApiClient | undefined;
  /** Where visitors reach the site, if that is known. */
  readonly publicUrl: URL | undefined;
  readonly limits: Limits;
  /** The countries whose numbers are taken, by their code with its plus sign. */
  readonly allowedDialingCodes: readonly string[];
}

/**
 * The two calls that send a code and check it (specification section 7), in Twilio Verify v2's form. Each SMS costs
 * money, so both are for who holds an emailed link.
 *
 * @example
 * await app.register(verificationRoutes, { database, verifier, publicUrl, limits, allowedDialingCodes: ["+234"] });
 */
export async function verificationRoutes(
  app: FastifyInstance,
  options: VerificationRoutesOptions,
): Promise<void> {
  const { database, verifier, backend, publicUrl, limits, allowedDialingCodes } = options;
  const limiter = createLimiter(limits.codesFromAddress);
  app.removeContentTypeParser(["text/plain", "application/json"]);
  await app.register(formbody, { bodyLimit: 4096 });

  app.setErrorHandler<FastifyError | Refusal | VerificationRefusal>((error, request, reply) => {
    if (error instanceof VerificationRefusal) return refuse(reply, error, error.code);
    if (error instanceof Refusal) return refuse(reply, error);
    const { statusCode = 500 } = error;
    const { code, message } = new VerificationRefusal("badRequest");
    if (statusCode < 500) return refuse(reply, { statusCode, message }, code);
    // The error itself may hold the number or the service's address.
    request.log.error({ reason: error.message }, "a verification call failed");
    return refuse(reply, new Refusal("busy"));
  });
  guardCalls(app, { publicUrl, limits, calls: [send, check] });

  app[send.method](send.path, async (request, reply) => {
    await findLink(request);
    const to = numberIn(request.body);
    if (!is(request.body, sendBody)) throw new VerificationRefusal("badRequest");
    const wait = await limiter.take(rateLimitKey(request.ip));
    if (wait !== undefined) {
      reply.header("retry-after", wait);
      throw new VerificationRefusal("tooManySends");
    }
    return reply.code(201).send(await verifier.send(to));
  });

  app[check.method](check.path, async (request, reply) => {
    const link = await findLink(request);
    const to = numberIn(request.body);
    if (!is(request.body, checkBody)) throw new VerificationRefusal("badCode");
    const verification = await verifier.check(to, request.body.Code);
    if (verification.valid) await recordVerifiedPhone(database, link.tokenHash, to, new Date());
    return reply.send(verification);
  });

  /** Where another backend knows the links, any token will do: it is judged when the number is to be changed. */
  async function findLink({ headers }: FastifyRequest): Promise<Pick<LiveLink, "tokenHash">> {
    const token = readToken(headers);
    if (!token) throw new Refusal("deadLink");
    if (backend) return { tokenHash: tokenHash(token) };
    const link = await findLiveLink(database, token, "phone", new Date());
    if (!link) throw new Refusal("deadLink");
    return link;
  }

  /** The number in E.164. What stands behind the country's code is read as the update will read it. */
  function numberIn(body: unknown): string {
    const { To } = is(body, type({ To: string() })) ? body : { To: "" };
    const dialingCode = allowedDialingCodes.find((code) => To.startsWith(code));
    const to = dialingCode && toE164({ dialingCode, phoneNumber: To.slice(dialingCode.length) });
    if (to) return to;
    throw new VerificationRefusal(!dialingCode && parseE164(To) ? "foreignCountry" : "badNumber");
  }
}

function refuse(
  reply: FastifyReply,
  { statusCode, message }: { readonly statusCode: number; readonly message: string },
  code?: number,
): FastifyReply {
  if (statusCode === 401) reply.header("www-authenticate", "b");
  return reply.code(statusCode).send({ code, message, status: statusCode });
}
