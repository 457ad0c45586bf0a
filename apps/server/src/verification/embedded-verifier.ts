import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Database } from "../database/database.ts";
import type { SendSms } from "./sms.ts";
import { VerificationRefusal } from "./verification-refusal.ts";
import type { Verifier } from "./verifier.ts";

/** How long a code works, from the first time it was sent, in milliseconds. */
const lifetime = 10 * 60_000;
const mostSends = 5;
const mostChecks = 5;

/** What the embedded verifier works with. */
export interface EmbeddedVerifierOptions {
  readonly database: Database;
  readonly sendSms: SendSms;
  /** How codes leave, for the operator. */
  readonly route: string;
  /** Who sends the code, as the SMS names them. */
  readonly senderName: string;
  /** The host of the page that may fill the code in by itself. */
  readonly host: string;
  /** @default the system's clock */
  readonly now?: () => Date;
}

/**
 * The verifier of a server that has no verification service: with the limits and refusals of Twilio Verify v2, where a
 * code is constant until it is right or ten minutes old. Five sends and five checks are counted within that time.
 *
 * @example
 * const verifier = embeddedVerifier({ database, sendSms, route: "var/sms", senderName: "Moyo", host: "moyo.example" });
 */
export function embeddedVerifier(options: EmbeddedVerifierOptions): Verifier {
  const { database, sendSms, route, senderName, host, now = () => new Date() } = options;
  // A code is made from its verification, so that it can be sent again though nothing keeps it. After a restart the
  // next one is another, and the one before stops working with it.
  const key = randomBytes(32);
  const codeOf = (sid: string) =>
    String(createHmac("sha256", key).update(sid).digest().readUIntBE(0, 6) % 1_000_000).padStart(6, "0");

  return {
    route,
    async send(to) {
      const at = now();
      const { sid, code } = await database
        .transaction()
        .execute(async (transaction) => await countSend(transaction, to, at));
      await sendSms({ to, text: textOf(code, senderName, host), at });
      return { sid, to, channel: "sms", status: "pending", valid: false };
    },

    async check(to, code) {
      const at = now();
      const checked = await database
        .updateTable("verification")
        .set((row) => ({ checks: row("checks", "+", 1) }))
        .where("phone", "=", to)
        .where("expires_at", ">", at.toISOString())
        .where("checks", "<", mostChecks)
        .returning(["sid", "code_hash"])
        .executeTakeFirst();
      if (!checked)
        throw new VerificationRefusal((await findLive(database, to, at)) ? "tooManyChecks" : "noCode");
      const { sid, code_hash } = checked;
      if (hashOf(sid, code) !== code_hash)
        return { sid, to, channel: "sms", status: "pending", valid: false };
      const used = await database
        .deleteFrom("verification")
        .where("sid", "=", sid)
        .returning("sid")
        .executeTakeFirst();
      if (!used) throw new VerificationRefusal("noCode");
      return { sid, to, channel: "sms", status: "approved", valid: true };
    },
  };

  /** To forget comes first: what writes at once makes another transaction wait, rather than fail. */
  async function countSend(transaction: Database, to: string, at: Date) {
    await forgetExpired(transaction, at);
    const sid = (await findLive(transaction, to, at))?.sid ?? `VE${randomBytes(16).toString("hex")}`;
    const code = codeOf(sid);
    const code_hash = hashOf(sid, code);
    const expires_at = new Date(at.getTime() + lifetime).toISOString();
    const counted = await transaction
      .insertInto("verification")
      .values({ phone: to, sid, code_hash, sends: 1, checks: 0, expires_at })
      .onConflict((conflict) =>
        conflict
          .column("phone")
          .doUpdateSet((row) => ({ code_hash, sends: row("verification.sends", "+", 1) }))
          .where("verification.sends", "<", mostSends)
          .where("verification.checks", "<", mostChecks),
      )
      .returning("sid")
      .executeTakeFirst();
    if (!counted) throw new VerificationRefusal("tooManySends");
    return { sid, code };
  }
}

async function findLive(database: Database, to: string, at: Date): Promise<{ sid: string } | undefined> {
  return await database
    .selectFrom("verification")
    .select("sid")
    .where("phone", "=", to)
    .where("expires_at", ">", at.toISOString())
    .executeTakeFirst();
}

async function forgetExpired(database: Database, at: Date): Promise<void> {
  await database.deleteFrom("verification").where("expires_at", "<=", at.toISOString()).execute();
}

function hashOf(sid: string, code: string): string {
  return createHash("sha256").update(`${sid}:${code}`).digest("hex");
}

/** The last line lets the phone fill the code in: https://wicg.github.io/sms-one-time-codes. */
function textOf(code: string, senderName: string, host: string): string {
  return `Your ${senderName} code is ${code}. It works for ten minutes. Don't share it with anyone.\n\n@${host} #${code}\n`;
}
