const unreadable = {
  get message() {
    throw new Error("refused");
  },
};

/** [description, thrown value, message] */
export const failureCases: readonly (readonly [name: string, thrown: unknown, message: string])[] = [
  ["an error", new Error("Email is blocked"), "Email is blocked"],
  ["an error of a subclass", new TypeError("Failed to fetch"), "Failed to fetch"],
  ["a DOMException", new DOMException("Timed out", "TimeoutError"), "Timed out"],
  ["an object with a message", { message: "Email is blocked" }, "Email is blocked"],
  ["an error without words", new Error(), "something went wrong"],
  ["an error of blanks", new Error(" \n"), "something went wrong"],
  ["a message that is no text", { message: { toString: () => "x" } }, "something went wrong"],
  ["a message that cannot be read", unreadable, "something went wrong"],
  ["a text", "Email is blocked", "something went wrong"],
  ["null", null, "something went wrong"],
  ["undefined", undefined, "something went wrong"],
];
