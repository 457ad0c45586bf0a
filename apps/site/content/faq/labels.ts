/** What the help page says around its answers; apart from them, for its script needs these words alone. */
export const faqLabels = {
  search: "Search the answers",
  searchHint: "For example: block, refund, photo",
  results: (count: number) => (count === 1 ? "1 answer" : `${count} answers`),
  noResults: "No answers match. Try another word.",
  writeToUs: "Write to us",
  showAll: "Show all answers",
  hideAll: "Hide all answers",
  linkToAnswer: "Link to this answer",
  stillStuck: "Didn’t find it?",
} as const;
