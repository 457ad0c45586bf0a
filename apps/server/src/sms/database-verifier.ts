import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Database } from "../storage/database.ts";
import type { Dialect } from "../storage/dialect.ts";
import { HttpError } from "../http/http-error.ts";
import { limitError, type ReachedLimit } from "../http/limit-error.ts";
import { wordsIn, type Language } from "../config/languages.ts";
import type { Verifier } from "./verifier.ts";
import type { SendSms } from "./sms-files.ts";

/** How long a code works, from the first time it was sent, in milliseconds. */
const lifetime = 10 * 60_000;
const maxSends = 5;
const maxChecks = 5;

interface LocalVerifierOptions {
  readonly database: Database;
  readonly dialect: Dialect;
  readonly sendSms: SendSms;
  /** How codes are sent, for the operator. */
  readonly description: string;
  /** The sender's name in the SMS. */
  readonly senderName: string;
  /** The host of the page that may autofill the code. */
  readonly host: string;
}

/**
 * The verifier of a server without a verification service, with the limits and errors of Twilio Verify v2: a code
 * stays the same until it was entered or is ten minutes old, with five sends and five checks in that time.
 */
export function localVerifier(options: LocalVerifierOptions): Verifier {
  const { database, dialect, sendSms, description, senderName, host } = options;
  // A code is derived from its verification's id, so that it can be sent again though it is not stored. After a restart
  // the next send has another code, which replaces the one before.
  const key = randomBytes(32);
  const deriveCode = (sid: string) =>
    String(createHmac("sha256", key).update(sid).digest().readUIntBE(0, 6) % 1_000_000).padStart(6, "0");

  return {
    description,
    async send(to, language) {
      const { sid, code } = await database
        .transaction()
        .execute(async (transaction) => await countSend(transaction, to));
      await sendSms({ to, text: smsText(code, language), at: new Date() });
      return { sid, to, channel: "sms", status: "pending", valid: false };
    },

    check: (to, code) =>
      database.transaction().execute(async (transaction) => {
        const checked = await transaction
          .updateTable("verification")
          .set((row) => ({ checks: row("checks", "+", 1) }))
          .where("phone", "=", to)
          .where("expires_at", ">", dialect.time())
          .where("checks", "<", maxChecks)
          .returning(["sid", "code_hash"])
          .executeTakeFirst();
        if (!checked) {
          const active = await findActive(transaction, dialect, to);
          throw active ? limitError("tooManyCodeChecks", untilExpiry(active)) : new HttpError("expiredCode");
        }
        const { sid, code_hash } = checked;
        if (hashCode(sid, code) !== code_hash)
          return { sid, to, channel: "sms", status: "pending", valid: false };
        await transaction.deleteFrom("verification").where("sid", "=", sid).execute();
        return { sid, to, channel: "sms", status: "approved", valid: true };
      }),
  };

  /** The last line lets the phone autofill the code: https://wicg.github.io/sms-one-time-codes. */
  function smsText(code: string, language: Language): string {
    const words = wordsIn(language)
      .sms.code.replace("{brand}", () => senderName)
      .replace("{code}", code);
    return `${words}\n\n@${host} #${code}\n`;
  }

  /** Deleting comes first: a transaction that begins with a write makes others wait, rather than fail. */
  async function countSend(transaction: Database, to: string) {
    // Of two first sends at once, the second must find the first's code.
    await dialect.lockTable(transaction, "verification");
    await transaction.deleteFrom("verification").where("expires_at", "<=", dialect.time()).execute();
    const active = await findActive(transaction, dialect, to);
    const sid = active?.sid ?? `VE${randomBytes(16).toString("hex")}`;
    const code = deriveCode(sid);
    const code_hash = hashCode(sid, code);
    const counted = await transaction
      .insertInto("verification")
      .values({ phone: to, sid, code_hash, sends: 1, checks: 0, expires_at: dialect.time(lifetime) })
      .onConflict((conflict) =>
        conflict
          .column("phone")
          .doUpdateSet((row) => ({ code_hash, sends: row("verification.sends", "+", 1) }))
          .where("verification.sends", "<", maxSends)
          .where("verification.checks", "<", maxChecks),
      )
      .returning("sid")
      .executeTakeFirst();
    if (!counted) throw limitError("tooManyCodeSends", untilExpiry(active));
    return { sid, code };
  }
}

interface ActiveVerification {
  readonly sid: string;
  readonly expires_at: string;
  readonly now: string;
}

/** By the number alone: nobody is told how often others asked. */
function untilExpiry(active: ActiveVerification | undefined): ReachedLimit {
  const left = active ? Date.parse(active.expires_at) - Date.parse(active.now) : lifetime;
  return { wait: Math.ceil(left / 1000) };
}

async function findActive(
  database: Database,
  dialect: Dialect,
  to: string,
): Promise<ActiveVerification | undefined> {
  return await database
    .selectFrom("verification")
    .select(["sid", "expires_at", dialect.time().as("now")])
    .where("phone", "=", to)
    .where("expires_at", ">", dialect.time())
    .executeTakeFirst();
}

function hashCode(sid: string, code: string): string {
  return createHash("sha256").update(`${sid}:${code}`).digest("hex");
}
