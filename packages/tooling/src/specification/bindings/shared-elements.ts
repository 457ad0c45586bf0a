import type { BoundPart } from "./binding.ts";
import {
  fillPages,
  footer,
  secondaryFooter,
  shellLinks,
  siteFooter,
  widthsJourney,
  words,
} from "./test-files.ts";

export const sharedElements: BoundPart = {
  heading: "Shared elements",
  bindings: [
    {
      sentence: "Top navigation: shown only on paths /, /{product}-blacks and /ambassadors.",
      tests: {
        [shellLinks]: [
          "the top navigation of / leads where its items say",
          "the top navigation of /*-blacks leads where its items say",
          "the top navigation of /ambassadors leads where its items say",
          "* has no top navigation",
        ],
      },
    },
    {
      sentence:
        "Items: {product} Blacks (to /{product}-blacks), Affiliate (to /ambassadors), Advertise with the product (to /advertise), Download (to /download).",
      tests: { [shellLinks]: ["the top navigation of * leads where its items say"] },
      note: "“the product” stands for its name, as in “Advertise with Moyo”.",
    },
    {
      sentence: "A Sign up item shows only on /ambassadors.",
      tests: { [shellLinks]: ["the top navigation of * leads where its items say"] },
      note: "It leads to /partnership (decision 010).",
    },
    {
      sentence:
        "Footer: shown on most pages, with columns LEGAL, CONNECT, COMMUNITY, SOCIAL and GET THE APP!.",
      tests: {
        [words]: ["* has every heading and link of the footer"],
        [footer]: ["it shows the given columns in order"],
        [widthsJourney]: ["the second footer is there from 500 px on, the first at every width"],
      },
      note: "The 500 px are 31.25 times the visitor's text size, so that larger text gets the narrow layout earlier.",
    },
    {
      sentence:
        "Links reach /privacy, /terms, /policy (Cookie Policy), /security, /partnership (Partner with us), /contactus, /safety, /safetytips, /faq, /communityguidelines.",
      tests: { [shellLinks]: ["the footer of * leads to the site's other pages"] },
    },
    {
      sentence:
        "SOCIAL has icons linking to the product's Facebook, Twitter, YouTube, Instagram and TikTok pages.",
      tests: { [shellLinks]: ["the footer of * leads to five social networks, each with its icon"] },
    },
    {
      sentence:
        "GET THE APP! has App Store and Google Play badges; on /{product}-blacks they link to the variant's own app listings, elsewhere to the general listings.",
      tests: { [shellLinks]: ["the badges of * lead to the app's own listings"] },
    },
    {
      sentence: "The copyright line shows the current year.",
      tests: {
        [siteFooter]: [
          "the copyright line has the year in which the site is built",
          "* shows a copyright line with its year",
        ],
        [fillPages]: ["* shows the year in which it is served"],
        [footer]: ["it shows the copyright holder and year"],
      },
      note: "The current year is that of UTC when the server sends the page: a page is built once, and may be served for years. Without the server it is the year of the build.",
    },
    {
      sentence:
        "A further block (second footer element) is shown only when the window is 500 px wide or more.",
      tests: {
        [secondaryFooter]: [
          "it shows its notes as a list, in its own region",
          "below 500 px it is hidden",
          "it is a second footer element, but no second contentinfo",
        ],
        [widthsJourney]: ["the second footer is there from 500 px on, the first at every width"],
      },
      note: "The 500 px are 31.25 times the visitor's text size, so that larger text gets the narrow layout earlier.",
    },
    {
      sentence: "The footer on the Community Guidelines page shows only at 500 px or more.",
      tests: {
        [widthsJourney]: ["/communityguidelines has its footer in windows of 500 px, and in none below"],
      },
      note: "The 500 px are 31.25 times the visitor's text size, so that larger text gets the narrow layout earlier.",
    },
  ],
};
