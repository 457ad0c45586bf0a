import { expect, test } from "vitest";
import { phoneResetCopy } from "../index.ts";

test("the words of the specification are kept byte for byte [spec 115, 139, 140, 143]", () => {
  const number = "Please enter valid mobile number";
  const code = "Please enter OTP";
  expect(phoneResetCopy.errors).toStrictEqual({
    dialingCode: { required: number, known: number },
    phoneNumber: { required: number, digits: number },
    code: { required: code, digits: code },
  });
  expect(phoneResetCopy.failures).toMatchObject({
    taken: "Phone Number already exists",
    wrong: "OTP Doesn't match",
  });
});
