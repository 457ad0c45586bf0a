/** What the server sends when it could not produce a page. */
export const serverError = {
  head: {
    title: "Something went wrong",
    description: "We couldn’t show this page. It’s our fault, not yours.",
  },
  title: "It’s not you, it’s us",
  text: "We couldn’t show this page, and that’s on us. Please try again in a minute.",
  write: "If it happens again, email <mail>{support}</mail> and tell us what you were trying to do.",
  home: "Go to the home page",
} as const;
