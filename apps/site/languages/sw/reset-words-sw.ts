import {
  apiErrors,
  oneTimeCode,
  passwordReset,
  phoneReset,
  phoneNumber,
  submit,
} from "@matchfront/forms/site/sw";
import { countries } from "./countries.ts";
import { resetDialog as dialog } from "./reset-dialog.ts";

const { failure, errorFormat } = submit;

/** All that the dialogs of emailed links say in Swahili: a chunk of its own. */
export const resetWords = {
  dialog,
  countries,
  passwordReset,
  phoneNumber,
  oneTimeCode,
  phoneReset,
  errorFormat,
  failures: { ...apiErrors, failure },
};
