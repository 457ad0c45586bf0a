import type { SiteCopy } from "../en/index.ts";
import { advertising } from "./advertising.ts";
import { serverErrors } from "./server-errors.ts";
import { contact } from "./contact.ts";
import { apiErrors } from "./api-errors.ts";
import { partnership } from "./partnership.ts";
import { passwordReset } from "./password-reset.ts";
import { oneTimeCode, phoneReset, phoneNumber } from "./phone-reset.ts";
import { sms } from "./sms.ts";
import { submit } from "./submit.ts";

/** The copy of every form in Swahili. */
export const sw: SiteCopy = {
  contact,
  advertising,
  partnership,
  passwordReset,
  phoneNumber,
  oneTimeCode,
  phoneReset,
  submit,
  serverErrors,
  apiErrors,
  sms,
};

export { apiErrors, oneTimeCode, passwordReset, phoneReset, phoneNumber, submit };
