/** The messages that a dialog needs when it changes to English, after errors in another language. */
export { apiErrors, serverErrors } from "@matchfront/forms/site/en";
