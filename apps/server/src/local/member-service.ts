import { passwordResetForm, phoneResetCopy } from "@matchfront/forms";
import type { Database } from "../database/database.ts";
import { HttpError } from "../http/http-error.ts";
import type { MemberService } from "../members/member-service.ts";
import { isCommonPassword } from "../passwords/common-password.ts";
import { hashPassword } from "../passwords/hash-password.ts";
import { consumeLink, findActiveLink } from "./reset-links.ts";
import { localVerifiedPhones } from "./verified-phones.ts";

/**
 * The members and links of this server's own database (specification sections 5 and 7).
 *
 * @param siteName the words in it are no passwords
 */
export function localMemberService(database: Database, siteName: string): MemberService {
  const siteWords = ["dating", ...siteName.toLowerCase().split(/[^\p{L}]+/u)];
  return {
    async checkLink(token, kind) {
      if (!(await findActiveLink(database, token, kind, new Date()))) throw new HttpError("invalidLink");
    },
    async isPhoneFree({ phones }) {
      const owner = await database
        .selectFrom("member")
        .select("id")
        .where("phone", "in", phones)
        .executeTakeFirst();
      return owner === undefined;
    },
    recordVerifiedPhone: localVerifiedPhones(database).record,
    async updatePhone(token, { phone }) {
      await database.transaction().execute(async (transaction) => {
        const link = await consumeLink(transaction, token, "phone", new Date());
        if (!link) throw new HttpError("invalidLink");
        if (!(await localVerifiedPhones(transaction).isVerified(token, phone)))
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
      return { status: 200, message: phoneResetCopy.done };
    },
    async changePassword(token, newPassword) {
      if (isCommonPassword(newPassword, siteWords)) throw new HttpError("commonPassword");
      // Slow on purpose, so it runs before the transaction.
      const password_hash = await hashPassword(newPassword);
      await database.transaction().execute(async (transaction) => {
        const link = await consumeLink(transaction, token, "password", new Date());
        if (!link) throw new HttpError("invalidLink");
        await transaction
          .updateTable("member")
          .set({ password_hash })
          .where("id", "=", link.memberId)
          .execute();
      });
      return { status: 200, message: passwordResetForm.copy.done };
    },
  };
}
