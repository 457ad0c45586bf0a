/** What stands around every page: navigation, links and footer. */
export const shell = {
  nav: {
    affiliate: "Affiliate",
    advertise: "Advertise with {brand}",
    download: "Download",
  },
  columns: {
    legal: "LEGAL",
    connect: "CONNECT",
    community: "COMMUNITY",
    social: "SOCIAL",
    getTheApp: "GET THE APP!",
  },
  links: {
    privacy: "Privacy",
    terms: "Terms",
    policy: "Cookie Policy",
    security: "Security",
    accessibility: "Accessibility",
    partnership: "Partner with us",
    contact: "Contact Us",
    help: "Help",
    safety: "Dating safety",
    safetytips: "Social safety",
    guidelines: "Community Guidelines",
  },
  age: "You must be {minimumAge} or older.",
  trademarks:
    "Apple, the Apple logo and App Store are trademarks of Apple Inc. Google Play and the Google Play logo are trademarks of Google LLC.",
  notes: ["{minimumAge}+ only", "No trackers on this site", "Made for Black and African singles"],
} as const;
