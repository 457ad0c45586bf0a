/** The page with the app's stores. */
export const download = {
  head: {
    title: "Download the app",
    description: "Get {brand} for {ios} and up or {android} and up. You must be {minimumAge} or older.",
  },
  title: "Download {brand}",
  lead: "On your phone, tap Download to open your app store. On a computer, choose a store or scan the code.",
  button: "Download",
  stores: {
    heading: "Supported platforms",
    apple: "{ios} and up",
    google: "{android} and up",
    age: "You must be {minimumAge} or older.",
  },
  screens: {
    heading: "What you’ll see inside",
    browse: {
      title: "People near you",
      text: "One at a time. Slide right on anyone you’d like to know better.",
    },
    chat: {
      title: "A first hello",
      text: "Send a private message or an interest, and take it from there.",
      drawing: "A chat with Kamau: you agree on Saturday at noon, somewhere busy",
    },
  },
  variant: {
    title: "For Black and African singles",
    text: "{variant} is our version just for Black and African singles, at home and across the diaspora.",
    button: "Find Singles near you",
  },
} as const;
