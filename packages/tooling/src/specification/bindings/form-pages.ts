import type { BoundPart } from "./binding.ts";
import {
  businessRequest,
  businessJourney,
  contactJourney,
  siteForms,
  submitButton,
  toast,
  widthsJourney,
  shows,
  words,
} from "./test-files.ts";

const businessFields = [
  "Your Name *",
  "Business Name (optional)",
  "Email *",
  "Phone Number *",
  "Website (optional)",
  "Tell us about your Business and what yo…",
];

export const formPages: readonly BoundPart[] = [
  {
    heading: "Contact Us page",
    bindings: [
      {
        sentence: "Topic select, email, description, Send button, thank-you modal.",
        tests: {
          [contactJourney]: ["a message sent from the page lies in the mailbox"],
          [words]: shows("/contactus", "Contact Us", "Topic", "Send"),
        },
      },
    ],
  },
  {
    heading: "Advertising request form (/advertise-form)",
    bindings: [
      {
        sentence: 'Heading "We will get back to you within 24 Hours".',
        tests: {
          [words]: ["/advertise-form shows “We will get back to you within 24 Hours”, byte for byte"],
          [businessRequest]: [
            "the advertising form > the words of the specification are kept byte for byte",
            "the advertising form has the specification's heading",
          ],
        },
      },
      {
        sentence:
          'Fields: Your Name *, Business Name (optional), Email *, Phone Number *, Website (optional), and a description ("Tell us about your Business and what you seek to advertise").',
        tests: {
          [words]: shows("/advertise-form", ...businessFields),
          [businessJourney]: ["/advertise-form: a request lies in the mailbox, *"],
        },
      },
      {
        sentence: 'Submit button, replaced by "Loading..." during a request.',
        tests: {
          [businessJourney]: ["the button says that the request is on its way, *"],
          [submitButton]: ["while loading it says only Loading..., and keeps its width and the focus"],
        },
      },
      {
        sentence: "Success shows a confirmation dialog whose confirm action closes it and reloads the page.",
        tests: {
          [businessJourney]: [
            "/advertise-form: a request lies in the mailbox, and closing the thanks reloads an empty form",
          ],
        },
      },
      {
        sentence: "Footer at 500 px or more.",
        tests: {
          [widthsJourney]: ["/advertise-form has its footer in windows of 500 px, and in none below"],
        },
      },
      {
        sentence: "Toasts appear top-right.",
        tests: {
          [toast]: ["an error is at the top right of the window"],
          [businessJourney]: ["* and a failure's toast lets it be sent again"],
        },
      },
    ],
  },
  {
    heading: "Partnership Program page",
    bindings: [
      {
        sentence: "Hosts the partnership form (fields below).",
        tests: {
          [businessJourney]: ["/partnership: a request lies in the mailbox, *"],
          [siteForms]: ["the site has three forms, each with a call of its own, and none on another page"],
          [words]: shows("/partnership", "Partnership Program", ...businessFields, "Submit"),
        },
      },
    ],
  },
];
