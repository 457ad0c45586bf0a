import { scryptSync } from "node:crypto";
import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { isCommonPassword } from "./common-password.ts";
import { commonRuns, commonWords } from "./common-words.ts";
import { hashPassword } from "./hash-password.ts";

const siteWords = ["moyo", "élan", "dating"];

test.each([
  "password",
  "Password1",
  "P@ssw0rd2026!",
  "pa55word",
  "passwordpassword",
  "sunshinesunshine",
  "12345678",
  "123456789012",
  "1234567890123456",
  "01234567890123456789",
  "48151623424815162342",
  "1".repeat(128),
  "19031985",
  "08031234",
  "a123456789",
  "abc12345",
  "aaaaaaaa",
  "a".repeat(65),
  "Z".repeat(128),
  "🦁".repeat(128),
  "é".repeat(100),
  "abcabcabc",
  "qwerty123",
  "qwertyui",
  "1q2w3e4r",
  "1qaz2wsx",
  "asdfghjkl1",
  "!!!!!!!!!!!!!!",
  "iloveyou2",
  "JesusChrist7",
  "nigeria1960",
  "moyo2026",
  "Moyo-Dating!",
  "lovemoyo1",
  "Élan2026",
  "elan-2026",
  "ｐａｓｓｗｏｒｄ",
  "samantha",
  "Blink182",
  "q1w2e3r4",
  "ncc1701d",
  "wordpass",
  "fuck_inside",
  "motdepasse",
  "M0t de passe!",
  "azertyuiop",
  "qsdfghjklm",
  "bonjour1",
  "Je t’aime 2",
  "Chérie2020",
  "che\u0301rie2020",
  "moncoeur1",
  "palavra-passe",
  "Palavra Passe 1",
  "minhasenha",
  "teamo123",
  "tequiero",
  "MeuCoração",
  "benfica1904",
  "Angola2025",
  "Moçambique1",
  "nywila123",
  "Neno la siri",
  "nakupenda",
  "mungunimwema",
  "harambee",
  "simba1936",
])("%s is common", (password) => {
  expect(isCommonPassword(password, siteWords)).toBe(true);
});

test.each([
  "correct horse battery staple",
  "7#kQ9-2!",
  "7#xX9-2!",
  "tv8Kpq2m",
  "ẹ káàárọ̀ o",
  "kaffee mit hafermilch",
  "le chat boit du bissap",
  "amor de benfica na chuva",
  "paka anakunywa uji",
  "931-582-047-616",
  "密码密码不是这个词",
  "paka anakunywa uji ".repeat(4),
])("%s is not", (password) => {
  expect(isCommonPassword(password, siteWords)).toBe(false);
});

// OWASP ASVS 5.0, 6.2.4.
test("at least 3,000 passwords that are long enough are known", () => {
  const longEnough = dictionary["passwords-common"].filter((password) => password.length >= 8);
  expect(longEnough.length).toBeGreaterThanOrEqual(3000);
  expect(longEnough.filter((password) => !isCommonPassword(password, siteWords))).toEqual([]);
});

test("the lists hold what passwords are compared with: small letters, in runs with figures", () => {
  expect([...commonWords].filter((word) => !/^[a-z]{3,}$/.test(word))).toEqual([]);
  expect(commonRuns.filter((run) => !/^[a-z0-9]+$/.test(run))).toEqual([]);
});

test("a hash is scrypt's, with OWASP's parameters, and salted anew each time", async () => {
  const [first, second] = await Promise.all([hashPassword("Ẹ káàárọ̀"), hashPassword("Ẹ káàárọ̀")]);
  expect(first).not.toBe(second);
  const [, scheme, parameters, salt = "", hash] = first.split("$");
  expect([scheme, parameters]).toEqual(["scrypt", "ln=17,r=8,p=1"]);
  const options = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };
  const derived = scryptSync(
    "Ẹ káàárọ̀".normalize("NFD").normalize("NFKC"),
    Buffer.from(salt, "base64"),
    32,
    options,
  );
  expect(Buffer.from(hash ?? "", "base64")).toEqual(derived);
});
