import type { CountMessages } from "@matchfront/ui";

/** What a counted text area says in Swahili. */
export const countMessages: CountMessages = {
  language: "sw-KE",
  upTo: { one: "Takriban herufi {count}", other: "Takriban herufi {count}" },
  left: { one: "Imebaki herufi {count}", other: "Zimebaki herufi {count}" },
  over: {
    one: "Umezidisha herufi {count} juu ya {limit} tunazopendekeza",
    other: "Umezidisha herufi {count} juu ya {limit} tunazopendekeza",
  },
};
