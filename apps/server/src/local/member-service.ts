import { passwordResetForm, phoneResetCopy } from "@matchfront/forms";
import { HttpError } from "../http/http-error.ts";
import type { MemberService } from "../members/member-service.ts";
import { isCommonPassword } from "../passwords/common-password.ts";
import { takeTurns } from "../passwords/take-turns.ts";
import type { MemberRecords } from "./member-records.ts";

/**
 * The members of this server's own database.
 *
 * @param records what the database does, in this thread or in its own
 * @param siteName the words in it are no passwords
 */
export function localMemberService(records: MemberRecords, siteName: string): MemberService {
  const siteWords = ["dating", ...siteName.toLowerCase().split(/[^\p{L}]+/u)];
  const hashPassword = takeTurns();
  return {
    checkLink: records.checkLink,
    isPhoneFree: records.isPhoneFree,
    recordVerifiedPhone: records.recordVerifiedPhone,
    async updatePhone(token, { phone }) {
      await records.updatePhone(token, phone);
      return { status: 200, message: phoneResetCopy.done };
    },
    async changePassword(token, newPassword) {
      if (isCommonPassword(newPassword, siteWords)) throw new HttpError("commonPassword");
      // Slow on purpose, so it runs before the transaction.
      await records.updatePassword(token, await hashPassword(newPassword));
      return { status: 200, message: passwordResetForm.copy.done };
    },
  };
}
