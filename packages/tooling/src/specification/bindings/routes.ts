import type { BoundPart } from "./binding.ts";
import {
  businessJourney,
  contactJourney,
  keyboardJourney,
  landingJourney,
  resetPage,
  routesJourney,
  shellLinks,
  widthsJourney,
  words,
} from "./test-files.ts";

export const routes: BoundPart = {
  heading: "Route table",
  bindings: [
    {
      sentence: "/ | Home/landing page",
      tests: { [routesJourney]: ["whoever asks for / gets the page “The #1 dating app for Black singles”"] },
    },
    {
      sentence: "/{product}-blacks | Landing page of the Black and African variant",
      tests: {
        [routesJourney]: [
          "whoever asks for /*-blacks gets the page “*, the #1 dating app for Black singles”",
        ],
      },
    },
    {
      sentence: "/advertise | Advertise landing page (Partnership Program)",
      tests: {
        [routesJourney]: ["whoever asks for /advertise gets the page “Grow Your Business”"],
        [words]: ["/advertise shows “Partnership Program”, byte for byte"],
      },
    },
    {
      sentence: "/advertise-form | Advertising request form",
      tests: {
        [routesJourney]: ["whoever asks for /advertise-form gets the page *"],
        [businessJourney]: ["/advertise-form: a request lies in the mailbox, *"],
      },
    },
    {
      sentence: '/ambassadors | Affiliate / brand-ambassador page ("Become an Affiliate")',
      tests: {
        [routesJourney]: ["whoever asks for /ambassadors gets the page “Become an Affiliate”"],
        [words]: ["/ambassadors shows “Are you a Brand Ambassador?”, byte for byte"],
      },
    },
    {
      sentence: "/download | Download page",
      tests: { [routesJourney]: ["whoever asks for /download gets the page “Download *”"] },
    },
    {
      sentence: "/blacks | Blacks landing page with download links",
      tests: {
        [routesJourney]: ["whoever asks for /blacks gets the page *"],
        [landingJourney]: ["a visitor comes from the download page to the variant by way of /blacks"],
        [widthsJourney]: ["/blacks has its wide headline from 500 px on, and leads to both stores"],
      },
    },
    {
      sentence: "/privacy | Privacy policy",
      tests: { [routesJourney]: ["whoever asks for /privacy gets the page “Privacy policy”"] },
    },
    {
      sentence: "/terms | Terms of use",
      tests: { [routesJourney]: ["whoever asks for /terms gets the page “Terms of use”"] },
    },
    {
      sentence: "/policy | Cookie Policy",
      tests: { [routesJourney]: ["whoever asks for /policy gets the page “Cookie Policy”"] },
    },
    {
      sentence: "/security | Security page",
      tests: { [routesJourney]: ["whoever asks for /security gets the page “Security”"] },
    },
    {
      sentence: "/partnership | Partner with us",
      tests: {
        [routesJourney]: ["whoever asks for /partnership gets the page “Partnership Program”"],
        [shellLinks]: ["the footer of * leads to the site's other pages"],
      },
    },
    {
      sentence: "/contactus | Contact Us form",
      tests: {
        [routesJourney]: ["whoever asks for /contactus gets the page “Contact Us”"],
        [contactJourney]: ["a message sent from the page lies in the mailbox"],
      },
    },
    {
      sentence: "/safety | Dating safety tips",
      tests: { [routesJourney]: ["whoever asks for /safety gets the page “Dating safety tips”"] },
    },
    {
      sentence: '/safetytips | Social safety tips ("Thanks for Joining")',
      tests: {
        [routesJourney]: ["whoever asks for /safetytips gets the page “Thanks for Joining”"],
        [words]: ["/safetytips has its sections, in their order"],
      },
    },
    {
      sentence: "/faq | Help page",
      tests: { [routesJourney]: ["whoever asks for /faq gets the page “Help”"] },
    },
    {
      sentence: "/communityguidelines | Community Guidelines",
      tests: {
        [routesJourney]: ["whoever asks for /communityguidelines gets the page “Community Guidelines”"],
      },
    },
    {
      sentence: "/resetPhoneNumber/{token} | Renders the same page as the home route",
      tests: {
        [routesJourney]: ["/resetPhoneNumber/{token} is the home page, but for a line without script"],
        [resetPage]: ["a link with a token of * characters shows the home page, and nothing keeps it"],
      },
    },
    {
      sentence:
        'Which of /partnership, /advertise and /advertise-form carries which of the Partnership Program page and the form is: the Partnership Program page hosts the partnership form; the Advertise landing page has "Get Started" buttons that go to /advertise-form.',
      tests: {
        [routesJourney]: ["whoever asks for /partnership gets the page “Partnership Program”"],
        [businessJourney]: ["/partnership: a request lies in the mailbox, *"],
        [landingJourney]: ["/advertise asks to get started twice, and leads to its form's page"],
      },
    },
    {
      sentence: "Exact mapping of /partnership versus /advertise is not shown.",
      remark: "It says what the specification leaves open; the sentence before it says what is known.",
    },
    {
      sentence: "The page scrolls to the top on every location change.",
      tests: {
        [keyboardJourney]: ["a link leads to the top of its page, where reading and the keyboard begin anew"],
      },
      note: "Every change of location is a navigation of the browser (decision 002). Back restores the position on the page.",
    },
    {
      sentence: "The logo on every page returns to /.",
      tests: { [shellLinks]: ["the logo of * leads home"] },
    },
  ],
};
