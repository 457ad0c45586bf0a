import type { BoundPart } from "./binding.ts";
import {
  ambassadorsJourney,
  businessJourney,
  businessStates,
  contactCopy,
  contactJourney,
  passwordJourney,
  phoneJourney,
  phoneSteps,
  submit,
  toastKinds,
  words,
} from "./test-files.ts";

export const states: BoundPart = {
  heading: "4. States and transitions",
  bindings: [
    {
      sentence:
        'Forms (contact, partnership, advertising): idle, then loading (Send/Submit replaced by "Loading..."), then success (a modal: "Thank you for your interest! We will get back to you as soon as possible!" with a Close button; closing reloads the page) or failure (red toast, back to idle).',
      tests: {
        [contactJourney]: [
          "the button says that the message is on its way",
          "a message sent from the page lies in the mailbox",
          "closing the thanks with Close reloads the page with an empty form",
          "while the server is down > a toast says so, the text stays, and a second try sends it",
        ],
        [businessJourney]: [
          "the button says that the request is on its way, and a failure's toast lets it be sent again",
          "/*: a request lies in the mailbox, and closing the thanks reloads an empty form",
        ],
        [businessStates]: [
          "a partnership request is on its way, fails with a red toast, and can be sent again",
        ],
        [contactCopy]: ["the words of the specification are kept byte for byte"],
        [submit]: [
          "a submit is idle, then sending, then succeeded with the answer",
          "a failed submit may be retried at once, or reset",
        ],
        [toastKinds]: ["a toast of the kind error is red, in light and in dark"],
      },
      note: "Without a connection a message does not fail: it waits in the browser, and is sent once there is one.",
    },
    {
      sentence:
        "Phone reset dialog: enter number, check it is unused, send an SMS code, verify the code, update the number.",
      tests: {
        [phoneSteps]: ["number, check, SMS, code, check, update: each step follows its call, *"],
        [phoneJourney]: ["a new number is verified by SMS and then it is the member's, *"],
      },
    },
    {
      sentence: "Password reset: a single dialog.",
      tests: { [passwordJourney]: ["a new password is taken once it keeps every rule, *"] },
    },
    {
      sentence:
        "Help facts: blocking is permanent and cannot be undone; at least one photo must always exist; logging out does not hide the profile; deleting an account removes all connections; chat needs a mutual match.",
      tests: {
        [words]: [
          "F34 is read at /faq#block",
          "/faq shows “Blocking is permanent and cannot be und*”, byte for byte",
          "F35 is read at /faq#delete-photo",
          "F36 is read at /faq#log-out",
          "F37 is read at /faq#delete-account",
          "F5 is read at /faq#matching",
          "/faq shows “No match, no chat.”, byte for byte",
        ],
      },
    },
    {
      sentence:
        "Account rules: a violation may lead to a ban and a banned user may not return; accounts may be deleted after 2 years without login; termination can follow offline behaviour, without refund.",
      tests: {
        [words]: [
          "F38 is read at /terms#ending",
          "F38 is read at /communityguidelines#reporting",
          "F21 is read at /terms#ending",
          "F21 is read at /faq#inactive-account",
          "F39 is read at /terms#ending",
        ],
      },
    },
    {
      sentence:
        "Account deletion is followed by a three-month safety retention window, then deletion or anonymisation.",
      tests: {
        [words]: [
          "F20 is read at /terms#ending",
          "F20 is read at /privacy#retention",
          "F20 is read at /faq#delete-account",
        ],
      },
    },
    {
      sentence: "Subscriptions auto-renew until cancelled; deleting the account does not cancel them.",
      tests: {
        [words]: [
          "F40 is read at /terms#payments",
          "F40 is read at /faq#cancel-renewal",
          "F41 is read at /terms#payments",
          "F41 is read at /faq#cancel-renewal",
        ],
      },
    },
    {
      sentence:
        "Ambassador program (text only): apply, be accepted, receive a unique tracking link active for one month, post content, request payout weekly, every two weeks or monthly.",
      tests: {
        [ambassadorsJourney]: [
          "an ambassador's role and pay stand in two columns, and the way to a payout in its order",
        ],
        [words]: [
          "/ambassadors shows “you get a tracking link of your own”, byte for byte",
          "F14 is read at /ambassadors",
          "F17 is read at /ambassadors",
        ],
      },
    },
    {
      sentence: "No status values are shown.",
      remark: "It says what the specification leaves open.",
    },
  ],
};
