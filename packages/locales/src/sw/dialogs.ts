/** The messages of the dialogs of emailed links: a chunk of its own. */
export { apiErrors, oneTimeCode, passwordReset, phoneNumber, phoneReset, submit } from "./forms.json";
export { serverErrors } from "./forms.json";
export { countries, resetDialog as dialog } from "./messages.json";
