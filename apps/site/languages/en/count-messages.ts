import type { CountMessages } from "@matchfront/ui";

/** What a counted text area says in English, as it does by itself: translations are made from it. */
export const countMessages: CountMessages = {
  language: "en",
  upTo: { one: "About {count} character", other: "About {count} characters" },
  left: { one: "You have {count} character left", other: "You have {count} characters left" },
  over: {
    one: "You’re {count} character over the {limit} we suggest",
    other: "You’re {count} characters over the {limit} we suggest",
  },
};
