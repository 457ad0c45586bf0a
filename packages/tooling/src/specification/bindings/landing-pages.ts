import type { BoundPart } from "./binding.ts";
import {
  advertiseJourney,
  ambassadorsJourney,
  businessJourney,
  carousel,
  carouselSpeed,
  chunkJourney,
  landing,
  landingJourney,
  passwordJourney,
  phoneJourney,
  resetLink,
  shellLinks,
  siteForms,
  slidesJourney,
  widthsJourney,
  shows,
  words,
} from "./test-files.ts";

export const landingPages: readonly BoundPart[] = [
  {
    heading: "Home/landing page (/)",
    bindings: [
      {
        sentence: "Reads the query string.",
        tests: {
          [resetLink]: ["the address /?* asks for *"],
          [chunkJourney]: ["an emailed link opens its dialog, and without one nothing of it is loaded"],
        },
      },
      {
        sentence:
          'If it contains "token" with a value after the equals sign, a phone-number reset dialog opens (the token is the part after the equals sign).',
        tests: {
          [resetLink]: ["the address /?token* asks for *"],
          [chunkJourney]: ["an emailed link opens its dialog, and without one nothing of it is loaded"],
          [phoneJourney]: ["a new number is verified by SMS and then it is the member's, *"],
        },
      },
      {
        sentence: 'If it contains "password" with a value, a reset-password dialog opens with that token.',
        tests: {
          [resetLink]: ["the address /?password* asks for *"],
          [chunkJourney]: ["an emailed link opens its dialog, and without one nothing of it is loaded"],
          [passwordJourney]: ["a new password is taken once it keeps every rule, *"],
        },
      },
      {
        sentence:
          'Content: logo, headline about the #1 dating app for Black singles, GET THE APP section with store links, three-step How It Works (Create A Profile, Browse Photos, Start Communicating: a private message or an interest), an image carousel (dots, infinite, 500 ms speed, one slide at a time, autoplay), a closing "Find something real" block.',
        tests: {
          [landing]: ["/ has its parts, in their order", "/ has a picture on each of its four slides"],
          [words]: ["/ shows “private message”, byte for byte", "/ shows “an interest”, byte for byte"],
          [shellLinks]: ["the logo of / leads home", "the badges of / lead to the app's own listings"],
          [carousel]: [
            "a dot shows its slide, keeps the focus, and says that it is the current one",
            "* > after the last slide comes the first, and before the first the last",
          ],
          [carouselSpeed]: ["* > a slide's transition takes 500 ms"],
          [slidesJourney]: ["the home page's slides turn by themselves, and after the last comes the first"],
        },
      },
    ],
  },
  {
    heading: "Download page",
    bindings: [
      {
        sentence:
          "Download button, supported platforms text (iOS 15.4 and up, Android 7.0 and up), button to /blacks.",
        tests: {
          [landingJourney]: ["a visitor comes from the download page to the variant by way of /blacks"],
          [words]: [
            "/download shows “iOS 15.4 and up”, byte for byte",
            "/download shows “Android 7.0 and up”, byte for byte",
          ],
        },
      },
    ],
  },
  {
    heading: "Blacks landing page (/blacks)",
    bindings: [
      {
        sentence:
          'Headline "Find Singles near you Today"; mobile headline "#1 Dating App for Black Singles"; download links to the app landing page; a "Supported Platforms and Devices" section (iOS and Android, links to the Apple store and Google Play; minimum iOS 15.4, Android 7.0).',
        tests: {
          [widthsJourney]: ["/blacks has its wide headline from 500 px on, and leads to both stores"],
          [landingJourney]: [
            "/blacks says one headline at a time, its own in a narrow window",
            "a visitor comes from the download page to the variant by way of /blacks",
          ],
          [words]: [
            ...shows(
              "/blacks",
              "Find Singles near you Today",
              "#1 Dating App for Black Singles",
              "Supported Platforms and Devices",
              "iOS 15.4 and up",
              "Android 7.0 and up",
            ),
            "F10 is read at /blacks",
          ],
        },
      },
      {
        sentence: "Footer only at 500 px or more.",
        tests: { [widthsJourney]: ["/blacks has its footer in windows of 500 px, and in none below"] },
      },
    ],
  },
  {
    heading: "Advertise landing page",
    bindings: [
      {
        sentence:
          '"Grow Your Business" hero, "Get Started" buttons to /advertise-form, an example ads image, a "Why Advertise" list, a slider area with banner-ad explanation and two embedded panels (contents not shown), footer.',
        tests: {
          [advertiseJourney]: [
            "the page for advertisers shows an example, its reasons, its slides and two panels",
          ],
          [landingJourney]: [
            "/advertise asks to get started twice, and leads to its form's page",
            "/advertise: the slides take turns, one at a time",
          ],
        },
      },
    ],
  },
  {
    heading: 'Ambassadors page (/ambassadors), "Become an Affiliate"',
    bindings: [
      {
        sentence:
          'Welcome banner; three steps (Sign up, Share your affiliate link, Earn $1 per download); call-to-action "Recommend the product. Earn Cash." with a sign up button whose behaviour is not shown; two text columns.',
        tests: {
          [ambassadorsJourney]: [
            "affiliates are welcomed, told three steps, and asked to sign up, without a form",
            "an ambassador's role and pay stand in two columns, *",
          ],
        },
        note: "Sign up leads to the partnership page (decision 010). “the product” stands for its name, as in “Recommend Moyo”.",
      },
      {
        sentence:
          'Column one: "Are you a Brand Ambassador?" describing the role: create posts (videos and images) that motivate downloads, represent the brand, engage followers.',
        tests: { [ambassadorsJourney]: ["an ambassador's role and pay stand in two columns, *"] },
      },
      {
        sentence: "Column two explains payment.",
        tests: {
          [ambassadorsJourney]: ["an ambassador's role and pay stand in two columns, *"],
          [words]: [
            "F17 is read at /ambassadors",
            "F18 is read at /ambassadors",
            "F19 is read at /ambassadors",
          ],
        },
      },
      {
        sentence: "A success dialog exists whose handler closes it and reloads the page.",
        tests: {
          [ambassadorsJourney]: [
            "affiliates are welcomed, told three steps, and asked to sign up, without a form",
          ],
          [businessJourney]: [
            "/partnership: a request lies in the mailbox, and closing the thanks reloads an empty form",
          ],
        },
        note: "Nothing on /ambassadors can open one: it is that of the partnership form, to which Sign up leads (decision 010).",
      },
      {
        sentence: "No form is rendered.",
        tests: {
          [ambassadorsJourney]: [
            "affiliates are welcomed, told three steps, and asked to sign up, without a form",
          ],
          [siteForms]: ["the site has three forms, each with a call of its own, and none on another page"],
        },
      },
    ],
  },
];
