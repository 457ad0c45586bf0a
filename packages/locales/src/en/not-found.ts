/** The page for addresses that have none. */
export const notFound = {
  head: { title: "Page not found", description: "There’s no page at this address." },
  title: "No match for this page",
  text: "There’s no page at this address. Check the address for typos. The page may also have moved.",
  search: "Looking for <app>the app</app> or <help>help</help>?",
  home: "Go to the home page",
} as const;
