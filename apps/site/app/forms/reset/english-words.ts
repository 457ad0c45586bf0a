import {
  oneTimeCodeCopy,
  passwordResetCopy,
  phoneNumberCopy,
  phoneResetCopy,
  submitCopy,
} from "@matchfront/forms/site";
import { resetDialog } from "@matchfront/locales/en/reset-dialog";
import type { ResetWords } from "./reset-words.ts";

export const englishWords: ResetWords = {
  dialog: resetDialog,
  passwordReset: passwordResetCopy,
  phoneNumber: phoneNumberCopy,
  oneTimeCode: oneTimeCodeCopy,
  phoneReset: phoneResetCopy,
  errorFormat: submitCopy.errorFormat,
};
