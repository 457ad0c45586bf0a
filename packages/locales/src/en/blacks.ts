/** The page that leads Black and African singles to the variant. */
export const blacks = {
  head: {
    title: "Find Black singles near you",
    description:
      "Meet Black and African singles on {variant}. See supported devices and get the app for iOS or Android.",
  },
  title: { wide: "Find Singles near you Today", narrow: "#1 Dating App for <pair>Black Singles</pair>" },
  lead: "Black and African singles who want something real are closer than you think. You must be {minimumAge} or older.",
  drawing: "People in a street, young and old, side by side",
  get: "Get {variant}",
  screens: {
    heading: "What you’ll see inside",
    filters: {
      title: "Your choice",
      text: "Say who you’d like to meet, how near, and what you’re looking for.",
      drawing: "The filters: women from 25 to 38, up to 40 km away, something serious",
    },
    browse: {
      title: "Singles near you",
      text: "One at a time. Slide right on anyone you’d like to know better.",
    },
  },
  platforms: {
    heading: "Supported Platforms and Devices",
    lead: "{brand} and {variant} run on the same phones. The buttons below are for {variant}; <other>{brand} has its own page</other>.",
    apple: { phones: "iPhones with {ios} and up", store: "{variant} on the App Store" },
    google: { phones: "Phones with {android} and up", store: "{variant} on Google Play" },
  },
} as const;
