import type { PhoneNumber } from "./phone-reset-state.ts";

const nigerian: PhoneNumber = { dialingCode: "+234", phoneNumber: "8031234567" };

/** [description, input, parsed phone] */
export const validPhones: readonly (readonly [string, object, PhoneNumber])[] = [
  ["digits", nigerian, nigerian],
  ["spaces between digits", { ...nigerian, phoneNumber: " 803 123\t4567 " }, nigerian],
  ["no-break spaces between digits", { ...nigerian, phoneNumber: "803\u00a0123\u202f4567" }, nigerian],
  ["hyphens between digits", { ...nigerian, phoneNumber: "803-123-4567" }, nigerian],
  [
    "brackets and points",
    { dialingCode: "+1", phoneNumber: "(202) 555.0123" },
    { dialingCode: "+1", phoneNumber: "2025550123" },
  ],
  [
    "a leading zero",
    { ...nigerian, phoneNumber: "08031234567" },
    { ...nigerian, phoneNumber: "08031234567" },
  ],
  ["4 digits", { ...nigerian, phoneNumber: "1234" }, { ...nigerian, phoneNumber: "1234" }],
  ["14 digits", { ...nigerian, phoneNumber: "1".repeat(14) }, { ...nigerian, phoneNumber: "1".repeat(14) }],
  ["spaces around the dialing code", { ...nigerian, dialingCode: " +234 " }, nigerian],
  ["unknown fields, dropped", { ...nigerian, token: "secret" }, nigerian],
];

/** [description, input, invalid fields] */
export const invalidPhones: readonly (readonly [string, unknown, readonly (keyof PhoneNumber)[]])[] = [
  ["no fields", {}, ["dialingCode", "phoneNumber"]],
  ["nothing: undefined", undefined, ["dialingCode", "phoneNumber"]],
  ["nothing: null", null, ["dialingCode", "phoneNumber"]],
  ["wrong types", { dialingCode: 234, phoneNumber: 8_031_234_567 }, ["dialingCode", "phoneNumber"]],
  ["a blank number [spec 115]", { ...nigerian, phoneNumber: " \u00a0" }, ["phoneNumber"]],
  ["separators only", { ...nigerian, phoneNumber: "(-) ." }, ["phoneNumber"]],
  ["3 digits", { ...nigerian, phoneNumber: "123" }, ["phoneNumber"]],
  ["15 digits", { ...nigerian, phoneNumber: "1".repeat(15) }, ["phoneNumber"]],
  ["10,000 digits", { ...nigerian, phoneNumber: "1".repeat(10_000) }, ["phoneNumber"]],
  ["letters", { ...nigerian, phoneNumber: "803CALLME" }, ["phoneNumber"]],
  ["a plus sign", { ...nigerian, phoneNumber: "+2348031234567" }, ["phoneNumber"]],
  ["Arabic digits", { ...nigerian, phoneNumber: "٨٠٣١٢٣٤٥٦٧" }, ["phoneNumber"]],
  ["no dialing code", { ...nigerian, dialingCode: "" }, ["dialingCode"]],
  ["a dialing code without its plus sign [spec 87]", { ...nigerian, dialingCode: "234" }, ["dialingCode"]],
  ["a dialing code of no country", { ...nigerian, dialingCode: "+999" }, ["dialingCode"]],
  ["the beginning of a dialing code", { ...nigerian, dialingCode: "+23" }, ["dialingCode"]],
];

/** [typed text, parsed code; undefined if invalid] */
export const codes: readonly (readonly [typed: unknown, code: string | undefined])[] = [
  ["402718", "402718"],
  ["402 718", "402718"],
  ["402-718", "402718"],
  [" 402\u00a0718\n", "402718"],
  ["000000", "000000"],
  ["1234", "1234"],
  ["1234567890", "1234567890"],
  ["123", undefined],
  ["12345678901", undefined],
  ["", undefined],
  [" - ", undefined],
  ["40271a", undefined],
  ["٤٠٢٧١٨", undefined],
  [402_718, undefined],
  [null, undefined],
  [undefined, undefined],
  [["402718"], undefined],
];
