import {
  oneTimeCodeForm,
  passwordResetForm,
  phoneResetCopy,
  phoneNumberForm,
  submitCopy,
} from "@matchfront/forms/site";
import { resetDialog } from "../../../languages/en/reset-dialog.ts";
import type { ResetWords } from "./reset-words.ts";

export const englishWords: ResetWords = {
  dialog: resetDialog,
  passwordReset: passwordResetForm.copy,
  phoneNumber: phoneNumberForm.copy,
  oneTimeCode: oneTimeCodeForm.copy,
  phoneReset: phoneResetCopy,
  errorFormat: submitCopy.errorFormat,
};
