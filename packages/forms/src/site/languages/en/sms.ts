/**
 * The text messages to members. Each fits into one SMS only with the letters of GSM 03.38, which has no curly quotation marks,
 * and no other accented small letters than "è é ù ì ò à ä ö ñ ü å ø".
 */
export const sms = {
  code: "Your {brand} code is {code}. It expires in ten minutes. Don't share it with anyone.",
};
