import {
  oneTimeCodeForm,
  passwordResetForm,
  phoneResetCopy,
  resetPhoneForm,
  submitCopy,
} from "@matchfront/forms";
import { resetDialog } from "../../../languages/en/reset-dialog.ts";
import type { ResetWords } from "./reset-words.ts";

/** All that the dialogs of emailed links say in English, as its forms have it. */
export const englishWords: ResetWords = {
  dialog: resetDialog,
  passwordReset: passwordResetForm.copy,
  resetPhone: resetPhoneForm.copy,
  oneTimeCode: oneTimeCodeForm.copy,
  phoneReset: phoneResetCopy,
  errorFormat: submitCopy.errorFormat,
};
