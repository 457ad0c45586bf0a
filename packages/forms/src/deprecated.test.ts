import { expect, expectTypeOf, test } from "vitest";
import * as forms from "./index.ts";

// They stay until 1.0.
test("the deprecated names are members of the form definitions", () => {
  const { contactForm, advertisingForm, ambassadorForm, passwordResetForm } = forms;
  for (const [member, alias] of [
    [contactForm.parse, forms.parseContact],
    [contactForm.validate, forms.validateContact],
    [contactForm.schema, forms.contactSchema],
    [contactForm.empty, forms.emptyContact],
    [advertisingForm.parse, forms.parseBusinessRequest],
    [advertisingForm.validate, forms.validateBusinessRequest],
    [advertisingForm.schema, forms.businessRequestSchema],
    [advertisingForm.empty, forms.emptyBusinessRequest],
    [ambassadorForm.parse, forms.parseAmbassador],
    [ambassadorForm.validate, forms.validateAmbassador],
    [ambassadorForm.schema, forms.ambassadorSchema],
    [passwordResetForm.parse, forms.parsePasswordReset],
    [passwordResetForm.validate, forms.validatePasswordReset],
    [passwordResetForm.schema, forms.passwordResetSchema],
    [passwordResetForm.empty, forms.emptyPasswordReset],
    [forms.resetPhoneForm.parse, forms.parseResetPhone],
  ])
    expect(alias).toBe(member);
  expect(forms.parseOneTimeCode("402 718")).toStrictEqual({ status: "valid", values: { code: "402718" } });
});

test("the deprecated copies keep the members that only they have", () => {
  expect(forms.contactCopy.fields.topic.choices).toStrictEqual([
    "Ad Sales",
    "Success Stories",
    "Help / Support",
    "Question about something else",
  ]);
  expect(forms.businessRequestCopy.intents.advertising.heading).toBe(
    "We will get back to you within 24 Hours",
  );
  expect(forms.descriptionAdvice).toBe(5000);
  expect(forms.baitField).toBe(forms.honeypotField);
});

test("the deprecated types equal their replacements", () => {
  expectTypeOf<forms.DraftName>().toEqualTypeOf<forms.MessageFormName>();
  expectTypeOf<forms.BusinessRequestIntent>().toExtend<forms.MessageFormName>();
  expectTypeOf<forms.SubmitEffects>().toExtend<forms.Network & forms.Clock>();
  expectTypeOf<forms.Draft<unknown, forms.ContactValues>>().toExtend<
    forms.SubmitQueue<forms.ContactValues>["draft"]
  >();
});
