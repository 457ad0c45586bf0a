import { expect, test } from "vitest";
import { countLetters } from "../index.ts";

test.each([
  ["", 0],
  ["ọ̀".normalize("NFD"), 1],
  ["ọ̀".normalize("NFC"), 1],
  ["각".normalize("NFD"), 1],
  ["क्षि", 2],
  ["نمی\u200cدانم", 7],
  ["\u200eAda\ufeff", 3],
  ["👋🏾", 1],
  ["👩🏾‍❤️‍💋‍👨🏿", 1],
  ["👨‍👩‍👧‍👦👍", 2],
  ["🇳🇬🇬🇭", 2],
  ["8️⃣", 1],
])("counts the letters of %j: %i", (text, count) => {
  expect(countLetters(text)).toBe(count);
});
