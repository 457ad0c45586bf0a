import type { TextTable } from "./change-logs.ts";
import { facts } from "./facts.ts";

/**
 * What this website stores on a visitor's device, by key. A journey that uses every form checks that there is nothing
 * else in the browser's storage.
 */
export const siteStorage: TextTable = {
  caption: "What this site stores on your device",
  headers: ["Name", "Kind", "Purpose", "How long"],
  rows: [
    [
      "draft-contact",
      "Session storage",
      "What you typed into the Contact Us form, so that it is not lost if the page reloads or sending fails.",
      "Until you send it or close the tab",
    ],
    [
      "draft-partnership",
      "Session storage",
      "What you typed into the partnership form, for the same reason.",
      "Until you send it or close the tab",
    ],
    [
      "draft-advertising",
      "Session storage",
      "What you typed into the advertising form, for the same reason.",
      "Until you send it or close the tab",
    ],
    [
      "reloaded-at",
      "Session storage",
      "When a page last reloaded itself because part of it could not be loaded, so that it does not keep reloading.",
      "Until that part has loaded, or you close the tab",
    ],
  ],
};

/** How long the app and the site store data (F20 to F23; specification, sections 4 and 9). */
export const retention: TextTable = {
  caption: "What is kept, and for how long",
  headers: ["What", "How long", "Then"],
  rows: [
    ["Your account and what is in it", "As long as you have the account", "See the next two rows"],
    [
      "The data of a deleted account",
      `A safety window of ${facts.retention.afterDeletion}, in case someone was harmed`,
      "Deleted or made anonymous",
    ],
    [
      "An account that no one logs in to",
      `Until ${facts.retention.inactivity} after the last login`,
      "We may delete it or make it anonymous",
    ],
    ["Traffic data", capitalized(facts.retention.trafficData), "Deleted"],
    [
      "Counts of what happens on this website, with nothing in them about a person",
      capitalized(facts.retention.counts),
      "Deleted",
    ],
    ["Records of your consent", capitalized(facts.retention.consentRecords), "Deleted"],
    [
      "What you send us on this website",
      `Until your request is settled, or as long as the law requires<own>. On our server: ${facts.retention.messages} days, or 30 more if it could not be mailed</own>`,
      "Deleted",
    ],
  ],
};

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
