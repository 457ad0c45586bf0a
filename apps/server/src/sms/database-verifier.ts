import { createHash, createHmac, randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Localized } from "@matchfront/locales/locales";
import { Refusal } from "../config/errors.ts";
import type { Database } from "../storage/tables.ts";
import { isCurrent, type SqlFunctions } from "../storage/sql-functions.ts";
import { makeFolder } from "../storage/files.ts";
import type { Verifier } from "./verifier.ts";

/** How long a code works after it was first sent, in milliseconds. */
const lifetime = 10 * 60_000;
const maxSends = 5;
const maxChecks = 5;

/** Creates a verifier with the limits and errors of Twilio Verify v2. A code stays the same until it was entered or is ten minutes old. */
export function databaseVerifier(
  database: Database,
  sqlFunctions: SqlFunctions,
  sendSms: SendSms,
  texts: Localized<string>,
): Verifier {
  // The code is derived from its verification's id, so that it can be sent again without being stored. After a restart,
  // the next send replaces it.
  const key = randomBytes(32);
  const deriveCode = (sid: string) =>
    String(createHmac("sha256", key).update(sid).digest().readUIntBE(0, 6) % 1_000_000).padStart(6, "0");

  return {
    async send(to, language) {
      return await database.transaction().execute(async (transaction) => {
        const { sid, code } = await countSend(transaction, to);
        // In the transaction, so that an SMS that cannot be sent is not counted.
        await sendSms({ to, text: texts[language].replaceAll("{code}", code), at: new Date() });
        return { sid, valid: false };
      });
    },

    check: (to, code) =>
      database.transaction().execute(async (transaction) => {
        const checked = await transaction
          .updateTable("verification")
          .set((row) => ({ checks: row("checks", "+", 1) }))
          .where("phone", "=", to)
          .where(isCurrent(sqlFunctions, lifetime))
          .where("checks", "<", maxChecks)
          .returning(["sid", "code_hash"])
          .executeTakeFirst();
        if (!checked) {
          const active = await findActive(transaction, to);
          throw active ? new Refusal("tooManyCodeChecks", untilExpiry(active)) : new Refusal("expiredCode");
        }
        const { sid, code_hash } = checked;
        const valid = hashCode(sid, code) === code_hash;
        if (valid) await transaction.deleteFrom("verification").where("sid", "=", sid).execute();
        return { sid, valid };
      }),
  };

  async function countSend(transaction: Database, to: string) {
    // Two first sends at once must send the same code.
    await sqlFunctions.lockTable(transaction, "verification");
    await transaction
      .deleteFrom("verification")
      .where((eb) => eb.not(isCurrent(sqlFunctions, lifetime)))
      .execute();
    const active = await findActive(transaction, to);
    const sid = active?.sid ?? `VE${randomBytes(16).toString("hex")}`;
    const code = deriveCode(sid);
    const code_hash = hashCode(sid, code);
    const counted = await transaction
      .insertInto("verification")
      .values({ phone: to, sid, code_hash, sends: 1, checks: 0, expires_at: sqlFunctions.time(lifetime) })
      .onConflict((conflict) =>
        conflict
          .column("phone")
          .doUpdateSet((row) => ({ code_hash, sends: row("verification.sends", "+", 1) }))
          .where("verification.sends", "<", maxSends)
          .where("verification.checks", "<", maxChecks),
      )
      .returning("sid")
      .executeTakeFirst();
    if (!counted) throw new Refusal("tooManyCodeSends", untilExpiry(active));
    return { sid, code };
  }

  function findActive(transaction: Database, to: string) {
    return transaction
      .selectFrom("verification")
      .select(["sid", "expires_at", sqlFunctions.time().as("now")])
      .where("phone", "=", to)
      .where(isCurrent(sqlFunctions, lifetime))
      .executeTakeFirst();
  }
}

function untilExpiry(active?: { readonly expires_at: string; readonly now: string }): number {
  const left = active ? Date.parse(active.expires_at) - Date.parse(active.now) : lifetime;
  return Math.ceil(left / 1000);
}

function hashCode(sid: string, code: string): string {
  return createHash("sha256").update(`${sid}:${code}`).digest("hex");
}

export interface Sms {
  readonly to: string;
  readonly text: string;
  readonly at: Date;
}

export type SendSms = (sms: Sms) => Promise<void>;

/** Creates a replacement for a phone: writes each SMS to a file `<time>-<number>.txt`, and prints it. */
export function smsFiles(folder: string, print: (text: string) => void): SendSms {
  return async ({ to, text, at }) => {
    makeFolder(folder);
    await writeFile(join(folder, `${at.toISOString().replaceAll(":", "-")}-${to}.txt`), text);
    print(`\nSMS to ${to}\n${text}`);
  };
}
