import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Database } from "../database/database.ts";
import { HttpError } from "../http/http-error.ts";
import { limitError, type ReachedLimit } from "../http/limit-error.ts";
import type { Verifier } from "../verification/verifier.ts";
import type { SendSms } from "./sms-files.ts";

/** How long a code works, from the first time it was sent, in milliseconds. */
const lifetime = 10 * 60_000;
const maxSends = 5;
const maxChecks = 5;

interface LocalVerifierOptions {
  readonly database: Database;
  readonly sendSms: SendSms;
  /** How codes are sent, for the operator. */
  readonly description: string;
  /** The sender's name in the SMS. */
  readonly senderName: string;
  /** The host of the page that may autofill the code. */
  readonly host: string;
  /** @default the system's clock */
  readonly now?: () => Date;
}

/**
 * The verifier of a server without a verification service, with the limits and errors of Twilio Verify v2: a code
 * stays the same until it was entered or is ten minutes old, with five sends and five checks in that time.
 */
export function localVerifier(options: LocalVerifierOptions): Verifier {
  const { database, sendSms, description, senderName, host, now = () => new Date() } = options;
  // A code is derived from its verification's id, so that it can be sent again though it is not stored. After a restart
  // the next send has another code, which replaces the one before.
  const key = randomBytes(32);
  const deriveCode = (sid: string) =>
    String(createHmac("sha256", key).update(sid).digest().readUIntBE(0, 6) % 1_000_000).padStart(6, "0");

  return {
    description,
    async send(to) {
      const at = now();
      const { sid, code } = await database
        .transaction()
        .execute(async (transaction) => await countSend(transaction, to, at));
      await sendSms({ to, text: smsText(code, senderName, host), at });
      return { sid, to, channel: "sms", status: "pending", valid: false };
    },

    async check(to, code) {
      const at = now();
      const checked = await database
        .updateTable("verification")
        .set((row) => ({ checks: row("checks", "+", 1) }))
        .where("phone", "=", to)
        .where("expires_at", ">", at.toISOString())
        .where("checks", "<", maxChecks)
        .returning(["sid", "code_hash"])
        .executeTakeFirst();
      if (!checked) {
        const active = await findActive(database, to, at);
        throw active
          ? limitError("tooManyCodeChecks", untilExpiry(active, at))
          : new HttpError("expiredCode");
      }
      const { sid, code_hash } = checked;
      if (hashCode(sid, code) !== code_hash)
        return { sid, to, channel: "sms", status: "pending", valid: false };
      const used = await database
        .deleteFrom("verification")
        .where("sid", "=", sid)
        .returning("sid")
        .executeTakeFirst();
      if (!used) throw new HttpError("expiredCode");
      return { sid, to, channel: "sms", status: "approved", valid: true };
    },
  };

  /** Deleting comes first: a transaction that begins with a write makes others wait, rather than fail. */
  async function countSend(transaction: Database, to: string, at: Date) {
    await deleteExpired(transaction, at);
    const active = await findActive(transaction, to, at);
    const sid = active?.sid ?? `VE${randomBytes(16).toString("hex")}`;
    const code = deriveCode(sid);
    const code_hash = hashCode(sid, code);
    const expires_at = new Date(at.getTime() + lifetime).toISOString();
    const counted = await transaction
      .insertInto("verification")
      .values({ phone: to, sid, code_hash, sends: 1, checks: 0, expires_at })
      .onConflict((conflict) =>
        conflict
          .column("phone")
          .doUpdateSet((row) => ({ code_hash, sends: row("verification.sends", "+", 1) }))
          .where("verification.sends", "<", maxSends)
          .where("verification.checks", "<", maxChecks),
      )
      .returning("sid")
      .executeTakeFirst();
    if (!counted) throw limitError("tooManyCodeSends", untilExpiry(active ?? { expires_at }, at));
    return { sid, code };
  }
}

/** By the number alone: nobody is told how often others asked. */
function untilExpiry({ expires_at }: { readonly expires_at: string }, at: Date): ReachedLimit {
  return { wait: Math.ceil((Date.parse(expires_at) - at.getTime()) / 1000) };
}

async function findActive(database: Database, to: string, at: Date) {
  return await database
    .selectFrom("verification")
    .select(["sid", "expires_at"])
    .where("phone", "=", to)
    .where("expires_at", ">", at.toISOString())
    .executeTakeFirst();
}

async function deleteExpired(database: Database, at: Date): Promise<void> {
  await database.deleteFrom("verification").where("expires_at", "<=", at.toISOString()).execute();
}

function hashCode(sid: string, code: string): string {
  return createHash("sha256").update(`${sid}:${code}`).digest("hex");
}

/** The last line lets the phone autofill the code: https://wicg.github.io/sms-one-time-codes. */
function smsText(code: string, senderName: string, host: string): string {
  return `Your ${senderName} code is ${code}. It works for ten minutes. Don't share it with anyone.\n\n@${host} #${code}\n`;
}
