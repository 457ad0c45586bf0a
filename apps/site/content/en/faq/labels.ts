import type { FaqLabels } from "../../faq/labels.ts";

/** The help page's texts around its answers; in a file of their own, because its script needs only these. */
export const faqLabels = {
  search: "Search the answers",
  results: { one: "1 result", other: "{count} results" },
  searchResults: "Search results",
  nearest: "No match. These come closest.",
  noResults: "No answers match. Try another word.",
  writeToUs: "Write to us",
  showAll: "Show all answers",
  hideAll: "Hide all answers",
  linkToAnswer: "Link to this answer",
  linkName: "{label}: {question}",
  stillStuck: "Didn’t find it?",
  stopWords:
    "a am an and are be been can cant did didnt do does doesnt dont for get have how i if in is it me my not of on or please the there to was what when where which who why with wont you your",
} as const satisfies FaqLabels;
