import type { BoundPart } from "./binding.ts";
import {
  businessJourney,
  businessStates,
  contactCopy,
  contactJourney,
  everyCall,
  externalBackend,
  businessRequest,
  passwordForm,
  phoneCopy,
  phoneFailures,
  phoneJourney,
  resetToasts,
  passwordJourney,
  submit,
  toastKinds,
  verification,
} from "./test-files.ts";

const asSpecified = "the words of the specification are kept byte for byte";

export const errors: BoundPart = {
  heading: "8. Error catalogue",
  bindings: [
    {
      sentence:
        "Any failed call or non-200 status: red toast with the server's message, else the error's own message, else \"something went wrong\"; loading stops.",
      tests: {
        [everyCall]: [
          "* is a RejectedError, sent exactly once",
          "* is a MalformedError, sent exactly once",
          "* is a OfflineError, sent exactly once",
        ],
        [externalBackend]: ["* rejects on HTTP *"],
        [submit]: ["a send that rejects with * fails with the message for the visitor"],
        [businessJourney]: [
          "the button says that the request is on its way, and a failure's toast lets it be sent again",
        ],
        [businessStates]: [
          "a partnership request is on its way, fails with a red toast, and can be sent again",
        ],
        [contactJourney]: [
          "while the server is down > a toast says so, the text stays, and a second try sends it",
          "a rejection without a message says that something went wrong, and the text stays",
        ],
        [phoneFailures]: ["where the network is lost while *, the same step can be tried again"],
        [passwordJourney]: ["a password that anyone would try is refused, and what was typed stays"],
        [toastKinds]: ["a toast of the kind error is red, in light and in dark"],
      },
      note: "Without a connection a message does not fail: it waits in the browser, and is sent once there is one.",
    },
    {
      sentence: 'Phone already registered: warning toast "Phone Number already exists".',
      tests: {
        [resetToasts]: ["that a number exists is a warning, that a code is wrong is an error"],
        [phoneFailures]: ["a number that somebody has is refused, and another one may be entered"],
        [toastKinds]: ["a toast of the kind warning is yellow, in light and in dark"],
      },
    },
    {
      sentence: 'Wrong code: "OTP Doesn\'t match".',
      tests: {
        [resetToasts]: ["that a number exists is a warning, that a code is wrong is an error"],
        [phoneJourney]: ["a new number is verified by SMS and then it is the member's, *"],
        [phoneCopy]: [asSpecified],
      },
      note: "The fifth wrong code has a message of its own, since from then on no code is checked for ten minutes.",
    },
    {
      sentence: "SMS send failure: the HTTP status text.",
      tests: {
        [verification]: ["a send that fails with HTTP * has the message *"],
        [phoneFailures]: ["where the SMS cannot be sent a toast says the status, and the number stays"],
      },
    },
    {
      sentence: "Phone update or password change success: info toast with the server's message.",
      tests: {
        [resetToasts]: [
          "what the server says of a changed number is told as it is, by an info toast",
          "what the server says of a changed password is told as it is, by an info toast",
        ],
      },
    },
    {
      sentence: "Validation messages: see section 5.",
      tests: {
        [contactCopy]: [asSpecified],
        [businessRequest]: [`* > ${asSpecified}`, "a business request is invalid with *"],
        [passwordForm]: [`${asSpecified}, in its order`],
        [phoneCopy]: [asSpecified],
      },
    },
    {
      sentence: "No other error handling is shown.",
      remark: "It says what the specification leaves open.",
    },
  ],
};
