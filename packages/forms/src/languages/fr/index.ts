import { advertising } from "./advertising.ts";
import { contact } from "./contact.ts";
import { partnership } from "./partnership.ts";
import { passwordReset } from "./password-reset.ts";
import { oneTimeCode, phoneReset, resetPhone } from "./phone-reset.ts";
import { submit } from "./submit.ts";

/** The copy of every form in French. */
export const fr = {
  contact,
  advertising,
  partnership,
  passwordReset,
  resetPhone,
  oneTimeCode,
  phoneReset,
  submit,
} as const;
