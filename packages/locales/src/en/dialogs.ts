import {
  oneTimeCodeCopy as oneTimeCode,
  passwordResetCopy as passwordReset,
  phoneNumberCopy as phoneNumber,
  phoneResetCopy as phoneReset,
  submitCopy as submit,
} from "@matchfront/forms/site";
import { countries } from "./countries.ts";
import { resetDialog as dialog } from "./reset-dialog.ts";

/** The messages of the dialogs of emailed links, which their script has built in. */
export const dialogs = {
  countries,
  dialog,
  passwordReset,
  phoneNumber,
  oneTimeCode,
  phoneReset,
  submit,
};
