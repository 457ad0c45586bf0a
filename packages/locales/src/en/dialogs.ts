import {
  oneTimeCodeCopy as oneTimeCode,
  passwordResetCopy as passwordReset,
  phoneNumberCopy as phoneNumber,
  phoneResetCopy as phoneReset,
  submitCopy,
} from "@matchfront/forms/site";
import { countries } from "./countries.ts";
import { resetDialog } from "./reset-dialog.ts";

/** The messages of the dialogs of emailed links, which their script has built in. */
export const dialogs = {
  dialog: resetDialog,
  countries,
  passwordReset,
  phoneNumber,
  oneTimeCode,
  phoneReset,
  errorFormat: submitCopy.errorFormat,
};
