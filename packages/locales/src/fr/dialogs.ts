/** The messages of the dialogs of emailed links: a chunk of its own. */
export {
  apiErrors,
  oneTimeCode,
  passwordReset,
  phoneNumber,
  phoneReset,
  submit,
} from "@matchfront/forms/site/fr-dialogs";
export { countries, resetDialog as dialog } from "./messages.json";
