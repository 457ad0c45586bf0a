/** What the server sends instead of a page that needs the database, during maintenance. */
export const maintenance = {
  head: {
    title: "Back soon",
    description:
      "Our forms and the links in our emails are down for maintenance. All other pages of {brand} work as usual.",
  },
  title: "Back soon",
  text: "Our forms and the links in our emails are down for maintenance. It won’t take long, and all other pages work as usual.",
  write: "Can’t wait? Email <mail>{support}</mail>. If you’re in danger, call your local emergency number.",
  again: "Try again",
} as const;
