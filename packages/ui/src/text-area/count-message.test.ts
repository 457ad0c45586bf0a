import { expect, test } from "vitest";
import { countMessage } from "./count-message.ts";

test.each([
  [0, "Up to 5,000 characters"],
  [3749, "Up to 5,000 characters"],
  [3750, "You have 1,250 characters left"],
  [4999, "You have 1 character left"],
  [5000, "You have 0 characters left"],
  [5001, "You’re 1 character over the 5,000 we suggest"],
  [6200, "You’re 1,200 characters over the 5,000 we suggest"],
])("of 5,000 advised characters, the message for %i is: %s", (length, message) => {
  expect(countMessage(length, 5000)).toBe(message);
});
