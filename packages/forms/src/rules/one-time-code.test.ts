import { expect, test } from "vitest";
import { normalizeCode } from "../index.ts";

const lastLine = "\n\n@moyo.example #402718\n";

test.each([
  "402718",
  "402 718",
  "402-718",
  "4 0 2 7 1 8",
  "402\u2011718",
  "\u2066402718\u2069",
  "\u200e402718\u200e\n",
  "“402718”",
  "４０２７１８",
  "٤٠٢٧١٨",
  "G-402718",
  `Your Moyo code is 402718. It expires in ten minutes. Don't share it with anyone.${lastLine}`,
  `Votre code Moyo est 402718. Il est valable dix minutes.${lastLine}`,
  "Use 402718 para confirmar o seu telefone na Moyo. Vale dez minutos.",
  // Firefox drops the line breaks of pasted text.
  `Msimbo wako wa Moyo ni 402718${lastLine.replaceAll("\n", "")}`,
  "Your Moyo verification code is: 402718",
  "<#> 402-718 is your code, valid for 10 minutes\nFA+9qCX9VSu",
  "Your code is 402718.\n@localhost:3000 #402718",
  `28/11/2026 14:05 Your Moyo code is 402718.${lastLine}`,
  "14:05 402718",
  "402 718\n28/11/2026",
  "1. 402718",
  "28.11.2026 402718",
  `Your code is 402 718. Questions? 0800 123 456.${lastLine}`,
])("reads the code of %j", (text) => {
  expect(normalizeCode(text)).toBe("402718");
});

test.each([
  "402718 402719",
  "402718 or 402719",
  "Your code is 402718.\n@moyo.example #402719",
  "40271a",
  "123",
  "12345678901",
])("guesses no code in %j", (text) => expect(normalizeCode(text)).toBe(text));
