import type { BoundPart } from "./binding.ts";
import {
  carousel,
  carouselSpeed,
  chunkJourney,
  footer,
  loadChunk,
  businessRequest,
  passwordForm,
  rotation,
  secondaryFooter,
  slidesJourney,
  toast,
  widthsJourney,
  words,
} from "./test-files.ts";

export const constants: BoundPart = {
  heading: "9. Business constants and limits",
  bindings: [
    { sentence: "Minimum age 18.", tests: { [words]: ["F8 is read at *"] } },
    {
      sentence: "Phone number exactly 10 digits; name 2 to 50 characters; password at least 8 characters.",
      tests: {
        [businessRequest]: [
          "a business request is invalid with a phone number of nine digits",
          "a business request is invalid with a phone number of eleven digits",
          "a business request is valid with every field filled in",
          "a business request is invalid with a name of one letter",
          "a business request is valid with a name of two letters",
          "a business request is valid with a name of fifty letters",
          "a business request is invalid with a name of 51 letters",
        ],
        [passwordForm]: ["a password is invalid with 7 characters", "a password is valid with 8 characters"],
      },
      note: "The ten digits are those of the forms for businesses; of the reset dialog section 5 asks only that there is a number, for other countries' numbers are longer or shorter.",
    },
    {
      sentence: "Toasts auto-close after 5000 ms, top-right.",
      tests: {
        [toast]: [
          "it disappears after 5000 ms, and not before",
          "an error is at the top right of the window",
        ],
      },
    },
    {
      sentence: "Wide-layout breakpoint and footer visibility: 500 px.",
      tests: {
        [widthsJourney]: [
          "/blacks has its wide headline from 500 px on, and leads to both stores",
          "/* has its footer in windows of 500 px, and in none below",
          "the second footer is there from 500 px on, the first at every width",
        ],
        [footer]: ["hidden below 500 px, it makes a window of * px have * footers"],
        [secondaryFooter]: ["below 500 px it is hidden"],
      },
    },
    {
      sentence: "Carousel: autoplay, 500 ms speed, one slide at a time.",
      tests: {
        [slidesJourney]: ["the home page's slides turn by themselves, and after the last comes the first"],
        [rotation]: ["* > it shows the next slide after each interval, without announcing it"],
        [carouselSpeed]: ["* > a slide's transition takes 500 ms"],
        [carousel]: ["hidden slides are neither tab stops nor announced"],
      },
    },
    {
      sentence:
        "Replies promised within 24 hours (partnership and advertising); data requests within 48 hours.",
      tests: {
        [words]: [
          "F11 is read at /partnership",
          "F11 is read at /advertise-form",
          "F12 is read at /contactus",
          "F12 is read at /privacy#rights",
          "F12 is read at /faq#data-request",
        ],
      },
    },
    {
      sentence: "Supported systems: iOS 15.4 and up, Android 7.0 and up.",
      tests: { [words]: ["F10 is read at *"] },
    },
    {
      sentence:
        "Affiliates earn $1 per qualifying download or sign-up; tracking link active one month; two social posts required, at least one a video, each kept up at least two weeks; payout requested weekly, every two weeks or monthly, paid through PayPal or Cashapp; rate is based on traffic quality plus a rate per click, details by email.",
      tests: {
        [words]: [
          "F13 is read at /ambassadors",
          "F14 is read at /ambassadors",
          "F15 is read at /ambassadors",
          "F16 is read at /ambassadors",
          "F17 is read at /ambassadors",
          "F18 is read at /ambassadors",
          "F19 is read at /ambassadors",
        ],
      },
    },
    {
      sentence:
        "Retention: three-month safety window after deletion; two years of inactivity before deletion or anonymisation; traffic data one year; consent records five years.",
      tests: {
        [words]: [
          "F20 is read at /privacy#retention",
          "F21 is read at /privacy#retention",
          "F22 is read at /privacy#retention",
          "F23 is read at /privacy#retention",
        ],
      },
    },
    {
      sentence: "California notice request response: 30 days.",
      tests: { [words]: ["F24 is read at /privacy#california"] },
    },
    {
      sentence: "Subscription refund exception window: 14 days.",
      tests: { [words]: ["F25 is read at *"] },
    },
    {
      sentence: "Cancellation for subscribers in listed US states: until midnight of the third business day.",
      tests: { [words]: ["F26 is read at *"] },
    },
    {
      sentence:
        "Legacy-member arbitration opt-out: 30 days from first login after May 8, 2018 (members created before May 9, 2018).",
      tests: { [words]: ["F27 is read at /terms#arbitration"] },
    },
    {
      sentence: "Liability cap: amounts paid in the prior 24 months.",
      tests: { [words]: ["F28 is read at /terms#liability"] },
    },
    {
      sentence: "Governing law Texas, venue Dallas County; arbitration through an arbitration body.",
      tests: {
        [words]: [
          "F29 is read at /terms#law",
          "F30 is read at /terms#courts",
          "F31 is read at /terms#arbitration",
        ],
      },
    },
    {
      sentence: "Virtual item purchases are final and non-refundable.",
      tests: { [words]: ["F32 is read at *"] },
    },
    {
      sentence: "Users outside the Americas pay through a separate affiliated payment entity.",
      tests: { [words]: ["F33 is read at *"] },
    },
    {
      sentence:
        'Lazy-loaded page chunks time out after 120 seconds; a failure shows "Loading chunk {id} failed".',
      tests: {
        [loadChunk]: [
          "a part that does not answer is given up after 120 s, and not before",
          "a part that fails says so at once, in the specification's words",
        ],
        [chunkJourney]: [
          "a part that does not answer is given up after 120 s",
          "a part that stays away makes the page open itself once, and then says so",
        ],
      },
    },
    {
      sentence: "Server-side behaviour, stored data and response bodies beyond those named: not shown.",
      remark: "It says what the specification leaves open.",
    },
  ],
};
