import { createForm, FORM_ERROR } from "final-form";
import { expect, test } from "vitest";
import { createSubmit, type InputOf } from "../../index.ts";
import { contactForm } from "../index.ts";

type ContactInput = InputOf<typeof contactForm>;

const message: ContactInput = { topic: "Ad Sales", email: "ada@example.com", description: "Hello" };

const everyMessage = {
  topic: "Topic is required",
  email: "Email is required",
  description: "Description is required",
};

function failingSubmit() {
  return createSubmit<ContactInput, string>({ send: () => Promise.reject(new Error("Blocked")) });
}

test.for([
  ["no values", undefined],
  ["empty values", contactForm.emptyValues],
] as const)("an untouched form with %s has every message before any field registers", ([, initialValues]) => {
  const form = createForm<ContactInput>({
    ...(initialValues && { initialValues }),
    onSubmit: () => {},
    validate: contactForm.validate,
  });
  expect(form.getState()).toMatchObject({ errors: everyMessage, hasValidationErrors: true });
});

// final-form counts a key with the value `undefined` as an error.
test("a form that is filled in has no errors", () => {
  const form = createForm<ContactInput>({
    initialValues: message,
    onSubmit: () => {},
    validate: contactForm.validate,
  });
  expect(form.getState()).toMatchObject({ errors: {}, hasValidationErrors: false, valid: true });
});

// final-form treats a throwing onSubmit as a success and leaks the rejection:
// https://github.com/final-form/final-form/issues/464
test("a failed submit leaks no rejection into final-form, and is reported by its own state", async () => {
  const submit = failingSubmit();
  const form = createForm<ContactInput>({
    initialValues: message,
    onSubmit: async (values) => {
      await submit.submit(values);
    },
  });
  await expect(form.submit()).resolves.toBeUndefined();
  expect(form.getState().submitSucceeded).toBe(true); // final-form is wrong here
  expect(submit.getState()).toStrictEqual({ status: "failed", message: "Blocked", values: message });
});

test("a settled state passed to final-form as FORM_ERROR marks its submit as failed", async () => {
  const submit = failingSubmit();
  const form = createForm<ContactInput>({
    initialValues: message,
    onSubmit: async (values) => {
      const settled = await submit.submit(values);
      return settled.status === "failed" ? { [FORM_ERROR]: settled.message } : undefined;
    },
  });
  await form.submit();
  expect(form.getState()).toMatchObject({ submitError: "Blocked", submitFailed: true });
});

// final-form treats any object that onSubmit resolves to as errors.
test("a settled state passed to final-form directly looks like an error, even a success", async () => {
  const submit = createSubmit({ send: async (values: ContactInput) => values.topic });
  const form = createForm<ContactInput>({
    initialValues: message,
    onSubmit: (values) => submit.submit(values),
  });
  await form.submit();
  expect(form.getState()).toMatchObject({ submitFailed: true, submitErrors: { status: "succeeded" } });
});

// Submit errors stay after the edit that fixes them:
// https://github.com/final-form/react-final-form/issues/403
test("after a failure only hasValidationErrors tells whether the form may be sent again", async () => {
  const form = createForm<ContactInput>({
    initialValues: message,
    onSubmit: () => ({ [FORM_ERROR]: "Blocked" }),
    validate: contactForm.validate,
  });
  form.registerField("description", () => {}, { value: true });
  await form.submit();
  form.change("description", "Hello again");
  expect(form.getState()).toMatchObject({
    valid: false,
    hasValidationErrors: false,
    dirtySinceLastSubmit: true,
  });
});
