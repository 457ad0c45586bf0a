/**
 * What a server sends to a member's phone. It fits into one SMS only in the letters of GSM 03.38, which has no curly
 * quotation marks, and of accented small letters only those of "è é ù ì ò à ä ö ñ ü å ø".
 */
export const sms = {
  code: "Your {brand} code is {code}. It expires in ten minutes. Don't share it with anyone.",
} as const;
