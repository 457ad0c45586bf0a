import {
  apiErrors,
  oneTimeCode,
  passwordReset,
  phoneNumber,
  phoneReset,
  submit,
} from "@matchfront/forms/site/fr-dialogs";
import { countries, resetDialog } from "./messages.json";

const { failure, errorFormat } = submit;

/** The messages of the dialogs of emailed links: a chunk of its own. */
export const dialogs = {
  dialog: resetDialog,
  countries,
  passwordReset,
  phoneNumber,
  oneTimeCode,
  phoneReset,
  errorFormat,
  failures: { ...apiErrors, failure },
};
