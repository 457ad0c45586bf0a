/** What the landing pages, home and the variant's, have in common; the screens stand on other pages, too. */
export const landing = {
  getTheApp: {
    heading: "GET THE APP",
    note: "{cost} Only matches can message you. For {ios} and up, {android} and up. {minimumAge} or older. <privacy>How we use your data</privacy>",
  },
  steps: {
    heading: "How It Works",
    profile: "Create A Profile",
    photos: "Browse Photos",
    communication: "Start Communicating",
  },
  closing: { heading: "Find something real", button: "Get the app" },
  goodToKnow: {
    heading: "Know before you join",
    safety: {
      title: "Is it safe?",
      text: "You decide who talks to you.",
      match: "Only matches can message you",
      block: "Block anyone, for good",
      report: "Report any profile or chat",
      threats: "Help if someone blackmails you",
    },
    cost: {
      title: "What does it cost?",
      text: "{cost}",
      cancel: "How to cancel a subscription",
    },
    people: {
      title: "Who’s behind it?",
      text: "Real people who read every email.",
      textWithCompany: "Real people at {company} who read every email.",
      company: "About the company",
      write: "Message us",
    },
    whichApp: {
      title: "Which app is for me?",
      text: "{brand} is open to all singles; {variant} is made for Black and African singles.",
      other: "See {app}",
    },
  },
  screens: {
    browse: "The app shows {name}, {age}, from {place}",
    match: {
      title: "A match",
      text: "You both slid right. Now you two can chat.",
      drawing: "The app says that you and {name} both slid right",
    },
  },
} as const;
