import { randomUUID } from "node:crypto";
import { HttpError } from "../http/http-error.ts";
import { wordsIn } from "../config/languages.ts";
import type { MemberService } from "./member-service.ts";
import { isCommonPassword } from "./common-password.ts";
import { hashPassword } from "./hash-password.ts";
import { defaultTurns, takeTurns } from "./semaphore.ts";
import type { MemberRecords } from "./member-records.ts";

/**
 * The members of this server's own database.
 *
 * @param records what the database does, in this thread or in its own
 * @param siteName the words in it are no passwords
 * @param onPasswordsWaiting told how many passwords wait to be hashed, whenever that changes
 */
export function localMemberService(
  records: MemberRecords,
  siteName: string,
  onPasswordsWaiting?: (count: number) => void,
): MemberService {
  const siteWords = ["dating", ...siteName.toLowerCase().split(/[^\p{L}]+/u)];
  const hash = takeTurns(hashPassword, defaultTurns, onPasswordsWaiting);
  return {
    checkLink: records.checkLink,
    isPhoneAvailable: records.isPhoneAvailable,
    recordVerifiedPhone: records.recordVerifiedPhone,
    async updatePhone(token, { phone }, language) {
      await records.updatePhone(token, phone, randomUUID());
      return { status: 200, message: wordsIn(language).phoneReset.done };
    },
    async changePassword(token, newPassword, language) {
      if (isCommonPassword(newPassword, siteWords)) throw new HttpError("commonPassword");
      // Slow on purpose, so it runs before the transaction.
      await records.updatePassword(token, await hash(newPassword), randomUUID());
      return { status: 200, message: wordsIn(language).passwordReset.done };
    },
  };
}
