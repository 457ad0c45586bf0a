import { RejectedError, TimeoutError } from "@matchfront/api-client";
import { calls } from "@matchfront/api-client/calls";
import { normalizeCode } from "@matchfront/forms";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { is, literal, string, type } from "superstruct";
import { errorText, Refusal } from "../config/errors.ts";
import type { DialingCodeCaps } from "../config/value-types.ts";
import { acceptBodies } from "../http/body-parsing.ts";
import { restrictCalls } from "../http/restrict-calls.ts";
import { HttpError, sendJsonError, failureFields, fromPortError } from "../http/http-error.ts";
import { createNetworkLimiter } from "../http/limiter.ts";
import { refundIfFailed } from "../http/refund-failures.ts";
import { logTally } from "../config/log-tally.ts";
import { languageOf } from "@matchfront/locales/routing";
import { findDialingCode, parseE164 } from "../members/e164.ts";
import { type MemberRoutesOptions, readActiveToken } from "../members/member-routes.ts";
import { type SmsBudget, type SmsCap, smsCaps } from "./sms-budget.ts";
import type { Verification, Verifier } from "./verifier.ts";

const send = { ...calls.sendCode, path: `/verification${calls.sendCode.path}` } as const;
const check = { ...calls.checkCode, path: `/verification${calls.checkCode.path}` } as const;
const sharedCaps: ReadonlySet<SmsCap["name"]> = new Set(["dialingCode", "hour", "day"]);
const sendBody = type({ To: string(), Channel: literal("sms") });
const checkBody = type({ To: string(), Code: string() });
const codePattern = /^[\dA-Za-z]{4,10}$/;

export interface VerificationRoutesOptions extends MemberRoutesOptions {
  readonly verifier: Verifier;
  readonly smsBudget: SmsBudget;
  readonly dialingCodeCaps: DialingCodeCaps;
}

/** Each SMS costs money, so both calls require an emailed link's token (specification section 7). */
export async function verificationRoutes(app: FastifyInstance, options: VerificationRoutesOptions) {
  const { limits, metrics } = app;
  const { verifier, smsBudget, members, allowedDialingCodes, areCodesSent, dialingCodeCaps } = options;
  const limiter = createNetworkLimiter(app.createLimiter, "codes", limits.codesFromAddress);
  const countRejected = logTally(app.log, "codes rejected");
  let isStopped = false;
  const countBlocked = logTally(app.log, "numbers blocked by the verification service");
  acceptBodies(app, { formLimit: 4096 });

  app.setErrorHandler<FastifyError | HttpError>((thrown, request, reply) => {
    const error = fromPortError(thrown);
    if (error instanceof HttpError) {
      if (error.code === "blockedNumber" && error.cause instanceof RejectedError)
        countBlocked(`code ${error.cause.code}`);
      if (error.code.startsWith("backend"))
        request.log.error(failureFields(thrown, error), "link check failed");
      return sendJsonError(reply, error);
    }
    const { statusCode = 500 } = error;
    if (statusCode < 500)
      return sendJsonError(reply, new HttpError("invalidVerificationFields", { statusCode }));
    // The whole error may contain the number or the service's address.
    request.log.error({ reason: error.message }, "verification call failed");
    return sendJsonError(reply, new HttpError("unavailable"));
  });
  restrictCalls(app, "verification-calls", [send, check]);

  app[send.method](send.path, async (request, reply) => {
    const token = await readPhoneToken(request);
    const { to, dialingCode } = readNumber(request.body);
    if (!is(request.body, sendBody)) throw new HttpError("invalidVerificationFields");
    // Before the budget, so that one network cannot use it up.
    const wait = await limiter.consume(request.clientAddress);
    if (wait) throw new HttpError("tooManyCodeSends", { wait });
    refundIfFailed(request, () => limiter.refund(request.clientAddress));
    const caps = smsCaps(limits, dialingCodeCaps, { token, to, dialingCode });
    const { receipt, nearlyReached } = await consumeSms(caps);
    const verification = await verifier.send(to, languageOf(request.url)).catch(async (error: unknown) => {
      await recordSafely(() => smsBudget.refund(receipt, capsToRefund(caps, error)));
      if (error instanceof Refusal) throw error;
      request.log.error({ reason: errorText(error) }, "verification call failed");
      throw new HttpError("codesStopped");
    });
    for (const { name, key, times } of nearlyReached)
      if (sharedCaps.has(name))
        app.log.error({ alarm: "smsBudget", cap: key, times }, "four fifths of an SMS cap used");
    metrics.smsSent.inc({ dialing_code: dialingCode });
    await recordSafely(() => smsBudget.recordSent(to));
    return reply.code(201).send(toResponse(to, verification));
  });

  app[check.method](check.path, async (request, reply) => {
    const token = await readPhoneToken(request);
    const { to, dialingCode } = readNumber(request.body);
    const code = is(request.body, checkBody) ? normalizeCode(request.body.Code) : "";
    if (!codePattern.test(code)) throw new HttpError("invalidVerificationCode");
    const verification = await verifier.check(to, code);
    if (verification.valid) {
      metrics.smsEntered.inc({ dialing_code: dialingCode });
      await members.recordVerifiedPhone(token, to);
      await recordSafely(() => smsBudget.recordEntered(to));
    }
    return reply.send(toResponse(to, verification));
  });

  /** Logs lines for monitors, with the field `alarm`. @throws HttpError if no SMS may be sent */
  async function consumeSms(caps: readonly SmsCap[]) {
    const decision = await smsBudget.consume(caps);
    const wasStopped = isStopped;
    isStopped = decision.status === "stopped";
    if (decision.status === "stopped") {
      const { sent, entered, wait } = decision;
      const alarm = { alarm: "smsStopped", sent, entered, seconds: wait };
      if (!wasStopped) app.log.error(alarm, "codes stopped: too few were entered");
      countRejected("stopped");
      throw new HttpError("codesStopped", { wait });
    }
    if (decision.status === "reached") {
      const { name, key } = decision.cap;
      countRejected(sharedCaps.has(name) ? key : name);
      // Visitors who reach a shared cap, or whose attempts failed, may have received no code.
      const isOurs = sharedCaps.has(name) || name === "attempts";
      const reached = name === "link" ? "tooManyCodesOfLink" : "tooManyCodeSends";
      throw new HttpError(isOurs ? "codesStopped" : reached, { wait: decision.wait });
    }
    return decision;
  }

  /** Logs a failure instead of throwing it: the visitor would request another SMS. */
  async function recordSafely(record: () => Promise<void>): Promise<void> {
    await record().catch((error: unknown) =>
      app.log.error({ reason: errorText(error) }, "code not recorded as sent, failed or entered"),
    );
  }

  async function readPhoneToken({ headers }: FastifyRequest): Promise<string> {
    if (!areCodesSent) throw new HttpError("codesStopped");
    return await readActiveToken(headers, "phone", members);
  }

  /** Returns the number in E.164. */
  function readNumber(body: unknown) {
    const { To } = is(body, type({ To: string() })) ? body : { To: "" };
    const to = parseE164(To);
    if (to === undefined) throw new HttpError("invalidVerificationPhone");
    const dialingCode = findDialingCode(to, allowedDialingCodes);
    if (dialingCode === undefined) throw new HttpError("unsupportedVerificationCountry");
    return { to, dialingCode };
  }
}

/** Returns the caps that do not count an SMS that failed. Attempts stay counted. */
function capsToRefund(caps: readonly SmsCap[], error: unknown): readonly SmsCap[] {
  if (error instanceof Refusal) return caps.filter(({ name }) => sharedCaps.has(name));
  // It may have been sent, and cost money.
  const mayBeSent = error instanceof Error && error.cause instanceof TimeoutError;
  return caps.filter(({ name }) => (mayBeSent ? name === "link" : name !== "attempts"));
}

function toResponse(to: string, { sid, valid }: Verification) {
  return { sid, to, channel: "sms", status: valid ? "approved" : "pending", valid };
}
