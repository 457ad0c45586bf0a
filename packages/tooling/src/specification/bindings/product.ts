import type { BoundPart } from "./binding.ts";
import {
  chunkJourney,
  passwordJourney,
  phoneJourney,
  routesJourney,
  shellLinks,
  shows,
  words,
} from "./test-files.ts";

export const product: readonly BoundPart[] = [
  {
    heading: "Specification: public marketing website for a dating app for Black and African singles",
    bindings: [
      {
        sentence:
          "The product is a public website that promotes a mobile dating app (iOS and Android) and serves prospective members, advertisers and affiliates.",
        tests: { [words]: ["F10 is read at *"], [routesJourney]: ["whoever asks for / gets the page *"] },
      },
      {
        sentence: "It has a general variant and a variant for Black and African audiences.",
        tests: { [routesJourney]: ["whoever asks for /*-blacks gets the page *"] },
      },
      {
        sentence: "This document covers the whole site: pages, forms, calls, rules and constants.",
        remark: "It says what the specification covers.",
      },
    ],
  },
  {
    heading: "1. What the product does and for whom",
    bindings: [
      {
        sentence:
          "The site promotes a dating app for singles, especially Black and African singles and people who value traditional or cultural values.",
        tests: {
          [words]: [
            ...shows("/", "The #1 dating app for Black singles"),
            ...shows("/advertise", "people who value tradition and culture"),
          ],
        },
      },
      {
        sentence:
          "Claims on the site: over 1.5 million active users, over 90% of daters seeking a serious relationship, 5000+ happy advertising customers.",
        tests: { [words]: ["F1 is read at *", "F2 is read at *", "F3 is read at *"] },
      },
      {
        sentence:
          "Visitors: prospective members (sent to the Apple and Google Play stores), businesses wanting to advertise, prospective affiliates and brand ambassadors.",
        tests: {
          [shellLinks]: [
            "the badges of * lead to the app's own listings",
            "the top navigation of * leads where its items say",
          ],
        },
      },
      {
        sentence: "Members of the app sign in by telephone number, Apple login or Facebook login.",
        tests: { [words]: ["F4 is read at *"] },
      },
      {
        sentence: "Matching is double opt-in: chat needs a mutual match, made by sliding right.",
        tests: { [words]: ["F5 is read at *"] },
      },
      {
        sentence: "Advertising targets by location, race, ethnicity and gender.",
        tests: { [words]: ["F6 is read at *"] },
      },
      {
        sentence: "Ads appear in the dating apps and as banners inside messages.",
        tests: { [words]: ["F7 is read at *"] },
      },
      { sentence: "Users must be 18 or older.", tests: { [words]: ["F8 is read at *"] } },
      {
        sentence: "The site has no accounts or sign-in of its own.",
        tests: { [words]: ["F9 is read at *"] },
      },
      {
        sentence: "All pages are public.",
        tests: { [routesJourney]: ["whoever asks for * gets the page *"] },
      },
      {
        sentence:
          "The only account-related actions are two emailed-link dialogs (phone number reset, password reset).",
        tests: {
          [chunkJourney]: ["an emailed link opens its dialog, and without one nothing of it is loaded"],
          [phoneJourney]: ["a new number is verified by SMS and then it is the member's, *"],
          [passwordJourney]: ["a new password is taken once it keeps every rule, *"],
        },
      },
      {
        sentence: "Users can also reach the pages for help, safety, legal and community rules.",
        tests: { [shellLinks]: ["the footer of * leads to the site's other pages"] },
      },
    ],
  },
];
