import type { BoundPart } from "./binding.ts";
import {
  businessJourney,
  contactJourney,
  everyCall,
  memberCalls,
  passwordJourney,
  phoneJourney,
  resetLink,
  routesJourney,
  siteForms,
  words,
} from "./test-files.ts";

const sends = "sends the fields of the contract and nothing else";

export const roles: BoundPart = {
  heading: "6. Roles and permissions",
  bindings: [
    {
      sentence: "No accounts or roles on the site; every page and form is open to visitors.",
      tests: {
        [words]: ["F9 is read at /terms#agreeing"],
        [routesJourney]: ["whoever asks for /* gets the page *"],
        [siteForms]: ["the site has three forms, each with a call of its own, and none on another page"],
        [contactJourney]: ["a message sent from the page lies in the mailbox"],
        [businessJourney]: ["/*: a request lies in the mailbox, *"],
      },
    },
    {
      sentence:
        'The reset dialogs act on an emailed token sent in an authorization header of the form "b " followed by {token}.',
      tests: {
        [everyCall]: [`phone.update ${sends}`, `password.change ${sends}`],
        [resetLink]: ["the address /* asks for *"],
        [memberCalls]: ["a used, expired, unknown, foreign or missing * link is answered alike"],
        [phoneJourney]: ["a new number is verified by SMS and then it is the member's, *"],
        [passwordJourney]: ["a link works once, and a double click is one call"],
      },
    },
    {
      sentence: "The password change goes through an admin-named path.",
      tests: {
        [everyCall]: [`password.change ${sends}`],
        [passwordJourney]: ["a link works once, and a double click is one call"],
      },
    },
    {
      sentence:
        "Terms text: members and visitors; the company may terminate accounts without notice or refund for violations, may review or delete content, terminates repeat copyright infringers; accounts are non-transferable.",
      tests: {
        [words]: [
          "F63 is read at /terms#agreeing",
          "F45 is read at /terms#ending",
          "F46 is read at /terms#your-content",
          "F47 is read at /terms#copyright",
          "F48 is read at /terms#your-account",
        ],
      },
    },
    {
      sentence: "Users can report profiles; the product may ban or delete accounts.",
      tests: {
        [words]: [
          "F49 is read at /terms#others-content",
          "F49 is read at /communityguidelines#reporting",
          "F58 is read at /faq#report-concern",
        ],
      },
    },
    {
      sentence: "Only invited researchers join the bug bounty.",
      tests: { [words]: ["F50 is read at /security#bounty"] },
    },
    {
      sentence:
        "Program participant types (text only): publishers, individual bloggers, social media influencers, brand ambassadors.",
      tests: { [words]: ["F52 is read at /ambassadors"] },
    },
    {
      sentence:
        "Ambassadors must have a public social media page (YouTube, Instagram, Facebook, Twitter or TikTok) and be accepted after applying.",
      tests: { [words]: ["F53 is read at /ambassadors"] },
    },
  ],
};
