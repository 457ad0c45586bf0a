import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { commonWords, isCommonPassword } from "./common-password.ts";

const siteWords = ["moyo", "élan", "dating"];
const lines = (text: string) => text.trim().split(/\n */);

/** One line per reason, with passwords separated by two spaces. */
const common = lines(`
  password  Password1  P@ssw0rd2026!  pa55word  wordpass  ｐａｓｓｗｏｒｄ
  passwordpassword  sunshinesunshine  aaaaaaaa  abcabcabc  !!!!!!!!!!!!!!
  12345678  123456789012  01234567890123456789  48151623424815162342
  19031985  08031234  a123456789  abc12345
  qwerty123  qwertyui  1q2w3e4r  1qaz2wsx  asdfghjkl1  azertyuiop  qsdfghjklm  mlkjhgfdsq  q1w2e3r4
  moyo2026  Moyo-Dating!  lovemoyo1  Élan2026  elan-2026
  samantha  Blink182  ncc1701d  fuck_inside  iloveyou2  JesusChrist7  nigeria1960
  motdepasse  M0t de passe!  bonjour1  Je t’aime 2  Chérie2020  che\u0301rie2020  moncoeur1
  palavra-passe  Palavra Passe 1  minhasenha  tequiero  MeuCoração  benfica1904  Moçambique1
  nywila123  Neno la siri  nakupenda  mungunimwema  simba1936
`).flatMap((line) => line.split("  "));

const long = ["1".repeat(128), "a".repeat(65), "Z".repeat(128), "🦁".repeat(128), "é".repeat(100)];

test.each([...common, ...long])("rejects %s", (password) => {
  expect(isCommonPassword(password, siteWords)).toBe(true);
});

const uncommon = lines(`
  correct horse battery staple
  7#kQ9-2!
  tv8Kpq2m
  ẹ káàárọ̀ o
  le chat boit du bissap
  amor de benfica na chuva
  paka anakunywa uji
  931-582-047-616
  密码密码不是这个词
`);

test.each([...uncommon, "paka anakunywa uji ".repeat(4)])("accepts %s", (password) => {
  expect(isCommonPassword(password, siteWords)).toBe(false);
});

test("rejects at least 3,000 leaked passwords of 8 or more characters (OWASP ASVS 5.0, 6.2.4)", () => {
  const longEnough = dictionary["passwords-common"].filter((password) => password.length >= 8);
  expect(longEnough.length).toBeGreaterThanOrEqual(3000);
  expect(longEnough.filter((password) => !isCommonPassword(password, siteWords))).toEqual([]);
});

test("the lists are normalized like the passwords that they are compared with", () => {
  expect([...commonWords].filter((word) => !/^[a-z]{3,}$/.test(word))).toEqual([]);
});
