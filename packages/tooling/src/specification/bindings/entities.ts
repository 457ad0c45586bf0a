import type { BoundPart } from "./binding.ts";
import {
  contactCall,
  everyCall,
  everyForm,
  externalBackend,
  memberCalls,
  ambassadorForm,
  phoneForms,
  siteForms,
  verification,
  words,
} from "./test-files.ts";

const sends = "sends the fields of the contract and nothing else";

export const entities: BoundPart = {
  heading: "3. Entities and their fields",
  bindings: [
    {
      sentence: "No stored entities are shown.",
      remark: "It says what the specification leaves open.",
    },
    { sentence: "Payloads:", remark: "It opens the list below it." },
    {
      sentence: "Contact message: topic, email, description.",
      tests: {
        [everyCall]: [`contact.send ${sends}`],
        [everyForm]: ["a contact message is stored and mailed, with where to answer"],
      },
    },
    {
      sentence:
        "Partnership / advertising request: name, businessname, email, phoneNumber, website, description.",
      tests: {
        [everyCall]: [`partnership.send ${sends}`, `advertising.send ${sends}`],
        [everyForm]: [
          "a partnership message is stored and mailed, with where to answer",
          "a advertising message is stored and mailed, with where to answer",
        ],
      },
    },
    {
      sentence: "Phone update: phoneNumber, dialingCode (with a plus sign).",
      tests: {
        [everyCall]: [`phone.update ${sends}`],
        [memberCalls]: ["PUT /api/updatePhoneNumber is refused with 422: no plus sign"],
        [phoneForms]: ["a phone number is invalid with a dialing code without its plus sign"],
      },
    },
    {
      sentence: "Password change: newPassword.",
      tests: { [everyCall]: [`password.change ${sends}`] },
    },
    {
      sentence: "Verification check: To, Code.",
      tests: { [everyCall]: [`verification.check ${sends}`] },
    },
    {
      sentence: "Verification send: To, Channel (value sms).",
      tests: { [everyCall]: [`verification.send ${sends}`] },
    },
    {
      sentence: "Response fields read: status, message, valid.",
      tests: {
        [externalBackend]: ["* resolves on HTTP *", "* rejects on HTTP *"],
        [verification]: ["a check answered with * is valid: *"],
        [contactCall]: ["a response with * is a success"],
      },
      note: "The client reads a message's reference and the verification service's code and status as well, where they are there; it needs none of them.",
    },
    {
      sentence:
        "An unused ambassador application schema: email, ambassadorName, companyName, description (all required); not wired to any form.",
      tests: {
        [ambassadorForm]: [
          "an application with every field is valid, trimmed and without unknown fields",
          "an application is invalid with *",
        ],
        [siteForms]: ["the site has three forms, each with a call of its own, and none on another page"],
      },
    },
    {
      sentence:
        "The policy text mentions data held by the app: login credentials, gender, date of birth, profile details, photos and videos, chats, geolocation, device information, purchase and payment data.",
      tests: { [words]: ["F54 is read at /privacy#collect"] },
    },
    {
      sentence: "Field names and types not shown.",
      remark: "It says what the specification leaves open.",
    },
    {
      sentence: "Terms mention virtual items (virtual coins, not a real-world balance) and subscriptions.",
      tests: {
        [words]: [
          "F32 is read at /terms#payments",
          "F40 is read at /terms#payments",
          "F55 is read at /terms#payments",
        ],
      },
    },
  ],
};
