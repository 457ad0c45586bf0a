import type { BoundPart } from "./binding.ts";
import {
  businessJourney,
  businessStates,
  contactCopy,
  contactJourney,
  businessRequest,
  contactForm,
  passwordForm,
  phoneForms,
  passwordJourney,
  phoneCopy,
  phoneJourney,
  shows,
  words,
} from "./test-files.ts";

const asSpecified = "the words of the specification are kept byte for byte";
const eachMistake = "*: each mistake has its own words, under its field and in the summary";

export const validation: readonly BoundPart[] = [
  {
    heading: "Contact form",
    bindings: [
      {
        sentence: 'email: required ("Email is required"), valid email ("Must be a valid email").',
        tests: {
          [contactForm]: [
            "a contact message is invalid with only an email missing",
            "a contact message is invalid with no email address",
          ],
          [contactCopy]: [asSpecified],
          [contactJourney]: ["an error shows only once its field has been touched"],
        },
      },
      {
        sentence:
          'topic: required ("Topic is required"); choices: Ad Sales, Success Stories, Help / Support, Question about something else.',
        tests: {
          [contactForm]: [
            "a contact message is invalid with only a topic missing",
            "a contact message is invalid with an unknown topic",
            "a contact message is valid with Ad Sales",
            "a contact message is valid with Success Stories",
            "a contact message is valid with Help / Support",
            "a contact message is valid with Question about something else",
          ],
          [contactCopy]: [asSpecified],
          [contactJourney]: ["a refused send puts the focus on a summary that leads to each field"],
          [words]: shows(
            "/contactus",
            "Ad Sales",
            "Success Stories",
            "Help / Support",
            "Question about something else",
          ),
        },
      },
      {
        sentence: 'description: required ("Description is required").',
        tests: {
          [contactForm]: ["a contact message is invalid with only a description missing"],
          [contactJourney]: ["a refused send puts the focus on a summary that leads to each field"],
        },
      },
    ],
  },
  {
    heading: "Partnership and advertising forms",
    bindings: [
      {
        sentence: 'Name: required ("Name is required"), 2 to 50 characters ("Too Short!" / "Too Long!").',
        tests: {
          [businessRequest]: [
            "a business request is invalid with only a name missing",
            "a business request is invalid with a name of one letter",
            "a business request is invalid with a name of 51 letters",
            "a business request is valid with a name of two letters",
            "a business request is valid with a name of fifty letters",
          ],
          [businessJourney]: [eachMistake],
        },
      },
      {
        sentence: "Email: required, valid (same messages as above).",
        tests: {
          [businessRequest]: [
            "a business request is invalid with only an email missing",
            "a business request is invalid with no email address",
          ],
          [businessJourney]: [eachMistake],
        },
      },
      {
        sentence:
          'PhoneNumber: required ("Phone Number is required"), digits only ("Invaild phone number"), at least 10 digits ("Invaild phone number, It should be min 10 digit"), at most 10 ("Invaild phone number, It should only have max 10 digit").',
        tests: {
          [businessRequest]: [
            "a business request is invalid with only a phone number missing",
            "a business request is invalid with a phone number with *",
            "a business request is invalid with a phone number of nine digits",
            "a business request is invalid with a phone number of eleven digits",
          ],
          [businessJourney]: [eachMistake],
        },
      },
      {
        sentence: "Exactly 10 digits.",
        tests: {
          [businessRequest]: [
            "a business request is valid with a phone number of zeros",
            "a business request is valid with every field filled in",
            "a business request is invalid with a phone number of nine digits",
            "a business request is invalid with a phone number of eleven digits",
          ],
        },
      },
      {
        sentence: 'Description: required ("Description is required").',
        tests: {
          [businessRequest]: ["a business request is invalid with only a description missing"],
          [businessJourney]: [eachMistake],
        },
      },
      {
        sentence: "BusinessName and Website: optional.",
        tests: {
          [businessRequest]: [
            "a business request is valid with no business name",
            "a business request is valid with no website",
          ],
          [businessStates]: [
            "a partnership request is on its way, fails with a red toast, and can be sent again",
          ],
        },
      },
      {
        sentence: "Errors show under a field only after it has been touched.",
        tests: {
          [businessStates]: ["/*: an error shows under its field only once that has been touched"],
          [contactJourney]: ["an error shows only once its field has been touched"],
        },
      },
    ],
  },
  {
    heading: "Phone reset dialog",
    bindings: [
      {
        sentence:
          'Number required ("Please enter valid mobile number"); one-time code required ("Please enter OTP").',
        tests: {
          [phoneForms]: [
            "a phone number is invalid with a blank number",
            "a phone number is invalid with no fields",
            "the code '' is parsed as undefined",
          ],
          [phoneCopy]: [asSpecified],
          [phoneJourney]: ["a new number is verified by SMS and then it is the member's, *"],
        },
      },
    ],
  },
  {
    heading: "Password reset dialog",
    bindings: [
      {
        sentence:
          'Both fields required ("Please enter password"); length above 7 ("Password must be 8 character"); the two must match ("Password doesn\'t match").',
        tests: {
          [passwordForm]: [
            "a password is invalid with nothing",
            "a password is invalid with only the first",
            "a password is invalid with only the second",
            "a password is invalid with 7 characters",
            "a password is invalid with two that differ",
            "a password is valid with 8 characters",
            `${asSpecified}, in its order`,
          ],
          [passwordJourney]: ["a new password is taken once it keeps every rule, *"],
        },
      },
    ],
  },
  {
    heading: "Policy rules",
    bindings: [
      {
        sentence:
          "Users 18 or older; one account per person; no shared accounts or accounts with multiple owners.",
        tests: {
          [words]: [
            "F8 is read at /terms#who-may-use",
            "F8 is read at /communityguidelines#minors",
            "F42 is read at /terms#your-account",
            "F42 is read at /communityguidelines#one-account",
          ],
        },
      },
      {
        sentence:
          "Terms eligibility: able to form a contract, not on sanctions lists, no felony, sex crime or violence convictions, not a registered sex offender.",
        tests: { [words]: ["F43 is read at /terms#who-may-use"] },
      },
    ],
  },
];
