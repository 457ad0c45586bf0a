import type { BoundPart } from "./binding.ts";
import {
  businessJourney,
  contract,
  credentials,
  everyCall,
  externalBackend,
  memberCalls,
  phoneFailures,
  phoneJourney,
  publishedSite,
  resetToasts,
  shellLinks,
  storeButtons,
  twilio,
  verification,
} from "./test-files.ts";

const sends = "sends the fields of the contract and nothing else";

export const calls: BoundPart = {
  heading: "7. The calls it makes",
  bindings: [
    { sentence: "The host is not shown.", remark: "It says what the specification leaves open." },
    {
      sentence: "POST /admin/sendContactUsEmail | topic, email, description | body status 200",
      tests: {
        [everyCall]: [
          `contact.send ${sends}`,
          "contact.send: HTTP 200 with body status 400 * is a RejectedError, sent exactly once",
        ],
        [contract]: ["contact.send, *: a message is done", "contact.send, *: no address is refused"],
      },
    },
    {
      sentence:
        "POST /admin/sendParternerUsEmail (spelled so) | name, businessname, email, phoneNumber, website, description | body status 200",
      tests: {
        [everyCall]: [
          `partnership.send ${sends}`,
          "partnership.send: HTTP 200 with body status 400 * is a RejectedError, sent exactly once",
        ],
        [contract]: ["partnership.send, *: a request is done", "partnership.send, *: nine digits is refused"],
      },
    },
    {
      sentence:
        "POST /admin/sendAdvertiseEmail | name, businessname, email, phoneNumber, website, description (JSON) | body status 200; any other value shows the error message",
      tests: {
        [everyCall]: [
          `advertising.send ${sends}`,
          "advertising.send: HTTP 200 with body status 400 * is a RejectedError, sent exactly once",
        ],
        [contract]: [
          "advertising.send, *: a request is done",
          "advertising.send, *: no description is refused",
        ],
        [businessJourney]: [
          "the button says that the request is on its way, and a failure's toast lets it be sent again",
        ],
      },
    },
    {
      sentence:
        "POST /api/isPhoneAlreadyExist | phoneNumber | body status 204 means the number is free; otherwise it exists",
      tests: {
        [everyCall]: [`phone.isFree ${sends}`],
        [externalBackend]: ["phone.isFree resolves on HTTP *"],
        [memberCalls]: ["* is free until a member has it"],
        [contract]: [
          "phone.isFree, *: a number that nobody has is done",
          "phone.isFree, *: a member's number is done",
        ],
        [phoneFailures]: ["a number that somebody has is refused, and another one may be entered"],
      },
      note: "Without an active link every number is free, so that nobody finds out who is a member.",
    },
    {
      sentence:
        "PUT /api/updatePhoneNumber | phoneNumber, dialingCode; authorization header with token | body status 200; the message is shown",
      tests: {
        [everyCall]: [
          `phone.update ${sends}`,
          "phone.update: HTTP 200 with body status 400 * is a RejectedError, sent exactly once",
        ],
        [memberCalls]: ["a verified number becomes the member's, once"],
        [contract]: ["phone.update, *: a number that was verified is done"],
        [resetToasts]: ["what the server says of a changed number is told as it is, by an info toast"],
      },
    },
    {
      sentence:
        "PUT /admin/changePasswordViaEmailForAdmin | newPassword; authorization header with token | HTTP 200",
      tests: {
        [everyCall]: [
          `password.change ${sends}`,
          "password.change: HTTP 500 * is a RejectedError, sent exactly once",
        ],
        [externalBackend]: [
          "password.change resolves on HTTP 200 with *",
          "password.change rejects on HTTP 202 with *",
        ],
        [memberCalls]: ["a password is stored as its hash, once"],
        [contract]: ["password.change, *: a new password is done"],
      },
    },
    {
      sentence:
        "A third-party phone-verification service is called from the browser with basic authentication (credentials embedded in the client, {key}): one call sends an SMS code (form data To, Channel) and one checks it (To, Code; the answer's valid is true or false).",
      tests: {
        [everyCall]: [`verification.send ${sends}`, `verification.check ${sends}`],
        [verification]: ["a check answered with * is valid: *"],
        [credentials]: [
          "credentials are sent only to the verification service, as HTTP Basic",
          "in a browser, which has a *, creating a client with credentials throws",
        ],
        [twilio]: ["a code is sent and checked by Twilio, as its account and in its form"],
        [phoneJourney]: ["a new number is verified by SMS and then it is the member's, *"],
        [publishedSite]: ["nothing that is served holds a secret of the server's settings"],
      },
      note: "The browser makes the two calls to the server, which adds the basic authentication and passes them on: credentials embedded in the client would be everybody's (decision 013).",
    },
    {
      sentence: "Exact URLs of these are not shown.",
      remark: "It says what the specification leaves open.",
    },
    {
      sentence: "Response shapes beyond the fields named in section 3 are not shown.",
      remark: "It says what the specification leaves open.",
    },
    {
      sentence: "App store, social and download links are plain external links.",
      tests: {
        [shellLinks]: ["the stores and social networks are plain links on *"],
        [storeButtons]: ["* links to the store of * and sends no referrer"],
      },
      note: "The two download buttons lead to /get, which redirects a phone to its store.",
    },
  ],
};
