import { expect, test } from "vitest";
import { contactForm, submitCopy } from "../index.ts";

test("the words of the specification are kept byte for byte [spec 96, 106, 143]", () => {
  expect(contactForm.fields.topic.options).toStrictEqual([
    "Ad Sales",
    "Success Stories",
    "Help / Support",
    "Question about something else",
  ]);
  expect(contactForm.copy).toMatchObject({
    send: "Send",
    sending: "Loading...",
    thanks: {
      message: "Thank you for your interest! We will get back to you as soon as possible!",
      close: "Close",
    },
    errors: {
      topic: { required: "Topic is required" },
      email: { required: "Email is required", email: "Must be a valid email" },
      description: { required: "Description is required" },
    },
  });
  expect(submitCopy.failure).toBe("something went wrong");
});

test("copy, messages and the empty form name the same fields in the same order", () => {
  const fields = ["topic", "email", "description"];
  expect(Object.keys(contactForm.copy.fields)).toStrictEqual(fields);
  expect(Object.keys(contactForm.copy.errors)).toStrictEqual(fields);
  expect(contactForm.emptyValues).toStrictEqual({ topic: "", email: "", description: "" });
});

test("recommends at most 5,000 characters for the description", () => {
  expect(contactForm.fields.description.recommendedMaxLength).toBe(5000);
});
