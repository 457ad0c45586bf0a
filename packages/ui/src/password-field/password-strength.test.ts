import { expect, test } from "vitest";
import { passwordStrength, type PasswordStrength } from "./password-strength.ts";

const strengthCases: [password: string, strength: PasswordStrength, why: string][] = [
  ["", "short", "nothing yet"],
  ["Kx9#vQ2", "short", "7 characters, however varied"],
  ["🦁🌳🐢🎺", "short", "4 emoji of two units each"],
  ["Kx9#vQ2m", "fair", "8 varied characters"],
  ["aaaaaaaaaaaaaaaaaaaa", "weak", "one letter"],
  ["12345678", "weak", "a run"],
  ["hgfedcba", "weak", "a run backwards"],
  ["20251990", "weak", "digits only"],
  ["qwertyui", "weak", "side by side on the keyboard"],
  ["password1", "weak", "the commonest word"],
  ["PassWord123", "weak", "the commonest word and a run"],
  ["iloveyou2", "weak", "the second commonest"],
  ["jollofjollofjollof", "weak", "one word again and again"],
  ["Lagos1Lagos1", "weak", "one part again"],
  ["Lagos2024!", "weak", "a place, a year and a sign"],
  ["azertyuiop", "weak", "side by side on a French keyboard"],
  ["motdepasse", "weak", "password, in French"],
  ["mot de passe!", "weak", "the same in words"],
  ["Bonjour2024", "weak", "a greeting and a year"],
  ["je t’aime", "weak", "love, in French"],
  ["Chérie2020", "weak", "an accent makes no other word"],
  ["che\u0301rie2020", "weak", "nor does one that is a character of its own"],
  ["palavra-passe", "weak", "password, in Portuguese"],
  ["senha1234", "weak", "the same in Brazil"],
  ["MeuAmor2", "weak", "love, in Portuguese"],
  ["tequiero1", "weak", "in Spanish, too"],
  ["coração1", "weak", "heart, in Portuguese"],
  ["benfica1904", "weak", "a club and its year"],
  ["nywila123", "weak", "password, in Swahili"],
  ["Neno la siri", "weak", "the same, otherwise"],
  ["nakupenda", "weak", "love, in Swahili"],
  ["Mungu123!", "weak", "God, in Swahili"],
  ["harambee", "weak", "what a whole country says"],
  ["simba1936", "weak", "a club and its year"],
  ["amor de benfica na chuva", "good", "a phrase with such words"],
  ["le chat boit du bissap", "good", "a phrase in French"],
  ["paka anakunywa uji wa moto", "good", "a phrase in Swahili"],
  ["비밀번호는망고야", "fair", "a syllable is one character, not its letters"],
  ["mangotree", "fair", "few letters of one kind"],
  ["mango tree by the river", "good", "a long phrase"],
  ["ọ̀rẹ́ mi àtàtà ni ìwọ", "good", "a phrase in Yoruba"],
  ["Tr0ub4dor&3x", "good", "12 varied characters"],
];

test.each(strengthCases)("%j is %s: %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test("rates passwords of any length", () => {
  expect(passwordStrength("ab".repeat(50_000))).toBe("weak");
  expect(passwordStrength(`${"a".repeat(20_000)}b`)).toBe("weak");
});
