/** The help page, around what `help.json` has. */
export const faq = {
  drawing: "A man sends a message and a woman answers with a heart",
  realPerson: "A real person reads every message.",
  contact: "Contact Us",
} as const;
