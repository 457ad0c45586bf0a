import { expect, test } from "vitest";
import { checkboxField, checkboxGroupField, defineForm, inputProps, type ReplyOf } from "../index.ts";
import { contactForm } from "../site/index.ts";

const invalidReply: ReplyOf<typeof contactForm> = contactForm.invalidReply(
  { topic: "Ad Sales", email: "ada" },
  { email: "Must be a valid email" },
);

test("a control has its id, its name, its attributes and its hint", () => {
  expect(inputProps(contactForm, "email")).toStrictEqual({
    ...contactForm.attributes.email,
    id: "contact-email",
    name: "email",
    defaultValue: "",
    "aria-describedby": "contact-email-hint",
  });
});

test("shows the input of an invalid reply, and marks the invalid control", () => {
  const topic = inputProps(contactForm, "topic", { reply: invalidReply });
  expect(topic).toMatchObject({ defaultValue: "Ad Sales" });
  expect(topic).not.toHaveProperty("aria-invalid");
  expect(inputProps(contactForm, "email", { reply: invalidReply })).toMatchObject({
    defaultValue: "ada",
    "aria-invalid": true,
    "aria-describedby": "contact-email-error contact-email-hint",
  });
});

test("the `error` option marks the control too", () => {
  const props = inputProps(contactForm, "topic", { error: "Topic is required" });
  expect(props).toMatchObject({ "aria-invalid": true });
});

test("ids begin with the form's name, or with `idPrefix`", () => {
  const ids = [undefined, "footer", ""].map((idPrefix) => inputProps(contactForm, "email", { idPrefix }).id);
  expect(ids).toStrictEqual(["contact-email", "footer-email", "email"]);
});

test("a checkbox has its value or option, an id of its own in a group, and its tick", () => {
  const form = defineForm({
    name: "news",
    fields: { consent: checkboxField, topics: checkboxGroupField(["Product", "Events"]) },
    copy: {
      fields: { consent: { label: "I agree" }, topics: { label: "Topics" } },
      errors: { consent: { required: "Please agree" }, topics: {} },
    },
  });
  const consent = {
    id: "news-consent",
    name: "consent",
    type: "checkbox",
    required: true,
    defaultValue: "on",
  };
  expect(inputProps(form, "consent")).toStrictEqual({ ...consent, defaultChecked: false });
  const posted = new URLSearchParams("consent=on&topics=Product&topics=Jobs");
  const reply = form.invalidReply(posted, { topics: "No jobs" });
  expect(inputProps(form, "consent", { reply })).toStrictEqual({ ...consent, defaultChecked: true });
  const topic = {
    name: "topics",
    type: "checkbox",
    "aria-invalid": true,
    "aria-describedby": "news-topics-error",
  };
  expect(["Product", "Events"].map((option) => inputProps(form, "topics", { reply, option }))).toStrictEqual([
    { ...topic, id: "news-topics-Product", defaultValue: "Product", defaultChecked: true },
    { ...topic, id: "news-topics-Events", defaultValue: "Events", defaultChecked: false },
  ]);
});
