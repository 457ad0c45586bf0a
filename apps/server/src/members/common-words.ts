import { localeParts } from "@matchfront/locales/locale-parts";

/** Common words of the members' countries that are no leaked passwords, in lower case without accents. */
export const commonWords: ReadonlySet<string> = new Set(
  Object.values(localeParts).flatMap(({ commonWords: lines }) => lines.flatMap((line) => line.split(" "))),
);

/** Keyboard runs and alphabets. Every part of them is a common password. */
export const commonRuns: readonly string[] = [
  "abcdefghijklmnopqrstuvwxyz",
  "zyxwvutsrqponmlkjihgfedcba",
  "qwertyuiop",
  "poiuytrewq",
  "azertyuiop",
  "qwertzuiop",
  "poiuytreza",
  "asdfghjkl",
  "lkjhgfdsa",
  "qsdfghjklm",
  "mlkjhgfdsq",
  "zxcvbnm",
  "wxcvbn",
  "nbvcxw",
  "mnbvcxz",
  "1q2w3e4r5t6y7u8i9o0p",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "qazwsxedcrfvtgbyhnujm",
  "qweasdzxc",
  "a1b2c3d4e5f6g7h8i9",
];
