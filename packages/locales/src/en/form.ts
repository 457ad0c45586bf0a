/** What stands around the forms; their own words are in `@matchfront/forms`. */
export const form = {
  allRequired: "All fields are required.",
  markedRequired: "Fields marked * are required.",
  privacy: "We use this only to reply to you. <data>How we use your data</data>",
  next: "What happens next",
  reload: "Reload this page",
  retry: "Retry",
  notLoaded: "Loading chunk {id} failed",
  stillWorks: "You can still fill in and send the form.",
} as const;
