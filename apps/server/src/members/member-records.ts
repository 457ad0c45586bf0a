import type { Database } from "../storage/database.ts";
import type { Dialect } from "../storage/dialect.ts";
import { HttpError } from "../http/http-error.ts";
import type { MemberService } from "./member-service.ts";
import { consumeLink, findActiveLink } from "./database-reset-links.ts";
import { localVerifiedPhones } from "./database-verified-phones.ts";

/** What the database does for the members' calls, which is all but hashing their passwords. */
export interface MemberRecords extends Pick<
  MemberService,
  "checkLink" | "isPhoneAvailable" | "recordVerifiedPhone"
> {
  /**
   * Gives the link's member a number that was verified for this link, and uses the link up: both or neither.
   *
   * @param call another id for each call, and the same in all its tries
   */
  readonly updatePhone: (token: string, phone: string, call: string) => Promise<void>;
  /** Gives the link's member a password, and uses the link up: both or neither. @param call as for `updatePhone` */
  readonly updatePassword: (token: string, passwordHash: string, call: string) => Promise<void>;
}

/** The members and links of this server's own database (specification sections 5 and 7). */
export function localMemberRecords(database: Database, dialect: Dialect): MemberRecords {
  return {
    async checkLink(token, kind) {
      if (!(await findActiveLink(database, dialect, token, kind))) throw new HttpError("invalidLink");
    },
    async isPhoneAvailable({ phones }, token) {
      // Both are asked for in any case, so that the time it takes says nothing either.
      const link = await findActiveLink(database, dialect, token ?? "", "phone");
      const owner = await database
        .selectFrom("member")
        .select("id")
        .where("phone", "in", phones)
        .executeTakeFirst();
      return !link || owner === undefined;
    },
    recordVerifiedPhone: localVerifiedPhones(database, dialect).record,
    async updatePhone(token, phone, call) {
      await database.transaction().execute(async (transaction) => {
        const link = await consumeLink(transaction, dialect, { token, kind: "phone", call });
        if (!link) throw new HttpError("invalidLink");
        if (!(await localVerifiedPhones(transaction, dialect).isVerified(token, phone)))
          throw new HttpError("unverifiedPhone");
        const owner = await transaction
          .selectFrom("member")
          .select("id")
          .where("phone", "=", phone)
          .where("id", "!=", link.memberId)
          .executeTakeFirst();
        if (owner) throw new HttpError("phoneTaken");
        await transaction.updateTable("member").set({ phone }).where("id", "=", link.memberId).execute();
      });
    },
    async updatePassword(token, password_hash, call) {
      await database.transaction().execute(async (transaction) => {
        const link = await consumeLink(transaction, dialect, { token, kind: "password", call });
        if (!link) throw new HttpError("invalidLink");
        await transaction
          .updateTable("member")
          .set({ password_hash })
          .where("id", "=", link.memberId)
          .execute();
      });
    },
  };
}
