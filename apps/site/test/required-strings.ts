const businessFields = [
  "Your Name *",
  "Business Name (optional)",
  "Email *",
  "Phone Number *",
  "Website (optional)",
  "Tell us about your Business and what you seek to advertise",
];

export const footerColumns: readonly string[] = ["LEGAL", "CONNECT", "COMMUNITY", "SOCIAL", "GET THE APP!"];

/** Strings of pages, by path and sentence number in docs/specification.md. */
type StringsOfPages = Readonly<Record<string, Readonly<Record<number, readonly string[]>>>>;

/** The strings that pages must show byte for byte; `{product}` is the brand's name. */
export const requiredStrings: StringsOfPages = {
  "/": { 4: ["The #1 dating app for Black singles"], 51: ["private message", "an interest"] },
  "/{product}-blacks": { 51: ["private message", "an interest"] },
  "/contactus": {
    52: ["Contact Us", "Topic", "Send"],
    106: ["Ad Sales", "Success Stories", "Help / Support", "Question about something else"],
  },
  "/download": { 53: ["Download", "iOS 15.4 and up", "Android 7.0 and up"] },
  "/blacks": {
    54: [
      "Find Singles near you Today",
      "#1 Dating App for Black Singles",
      "Supported Platforms and Devices",
      "iOS 15.4 and up",
      "Android 7.0 and up",
    ],
  },
  "/advertise": {
    4: ["people who value tradition and culture"],
    18: ["Partnership Program"],
    56: ["Grow Your Business", "Get Started", "Why Advertise"],
  },
  "/advertise-form": {
    57: ["We will get back to you within 24 Hours"],
    58: businessFields,
    59: ["Submit"],
  },
  "/partnership": { 63: ["Partnership Program", ...businessFields, "Submit"] },
  "/ambassadors": {
    64: ["Sign up", "Share your affiliate link", "Earn $1 per download", "Recommend {product}. Earn Cash."],
    65: [
      "Are you a Brand Ambassador?",
      "create posts (videos and images) that motivate people to download the app",
      "represent the brand",
      "engage your followers",
    ],
    66: [
      "You apply. We accept you and email you the details. You get your tracking link. You post. You request your payout.",
    ],
    103: ["you get a tracking link of your own"],
  },
  "/faq": {
    69: [
      "How do I report a concern?",
      "How do I block someone?",
      "Can I unblock someone?",
      "How do I upload a photo?",
      "How do I delete a photo?",
      "Which photos work well?",
      "Which photos aren’t allowed?",
      "How do I send a message?",
      "How does matching work?",
      "How do I reach support?",
      "How do I log out, and does that hide me?",
      "How do I delete my account?",
      "How do I get a copy of my data?",
    ],
    70: ["{support}"],
    99: ["Blocking is permanent and cannot be undone", "No match, no chat."],
  },
  "/privacy": { 72: ["this is our commitment", "Write to our privacy officer", "{privacyOfficer}"] },
  "/security": { 77: ["Report a vulnerability", "{security}"], 78: ["Bug bounty"] },
  "/safety": {
    75: ["Online safety", "Meeting in person", "LGBTQ+ travel", "Sexual health and consent", "Help hotlines"],
    76: ["Show me", "Safe Message Filters"],
  },
  "/safetytips": {
    73: [
      "Explicit or suggestive content is removed, and the account that posted it is suspended.",
      "Meet in a public place",
    ],
  },
  "/communityguidelines": {
    81: ["Here’s what it’s not for."],
    82: ["On {product}. Report someone", "Off {product}. If you’re in danger"],
  },
};

/** The `h2` headings that pages must have, in order. */
export const requiredHeadings: StringsOfPages = {
  "/advertise": {
    56: [
      "Who you’ll reach",
      "Why Advertise",
      "How a banner ad works",
      "Two things to decide",
      "What you can advertise",
      "From request to live ad",
      "Talk to a real person",
      "Ready when you are",
    ],
  },
  "/terms": {
    80: [
      "1. Agreeing to these terms",
      "2. Who may use the app",
      "3. Your account and how you sign in",
      "4. Changes to the service and how an account ends",
      "5. Safety between members",
      "6. What you may do with our service",
      "7. What you let us do with your content",
      "8. Conduct rules",
      "9. Content from other members",
      "10. Payments, renewals, virtual items and refunds",
      "11. Copyright complaints",
      "12. No promises beyond these terms",
      "13. Other companies, stores and ads",
      "14. The most we can owe you",
      "15. Settling a dispute by arbitration",
      "16. Which law applies",
      "17. Where a court case is heard",
      "18. Covering our losses",
      "19. The whole agreement",
    ],
  },
  "/privacy": {
    72: [
      "1. Who is responsible for your data",
      "2. What this policy covers",
      "3. What we collect",
      "4. Cookies and similar storage",
      "5. How we use it",
      "6. Who we share it with",
      "7. Sending data across borders",
      "8. Your rights and choices",
      "9. California residents",
      "10. How we protect it",
      "11. How long we keep it",
      "12. People under 18",
      "13. Changes to this policy",
      "Write to our privacy officer",
    ],
  },
  "/security": {
    77: [
      "What we do",
      "Report a vulnerability",
      "What’s not allowed",
      "Bug bounty",
      "Keep your account safe",
    ],
  },
  "/communityguidelines": {
    81: [
      "1. Nudity and sexual content",
      "2. Harassment",
      "3. Violence and physical harm",
      "4. Hate speech",
      "5. Private information",
      "6. Spam",
      "7. Promotion or solicitation",
      "8. Prostitution and trafficking",
      "9. Scamming",
      "10. Impersonation",
      "11. Minors",
      "12. Copyright and trademark infringement",
      "13. Illegal use",
      "14. One person, one account",
      "15. Third-party apps",
      "16. Dormant accounts",
    ],
    82: ["Reporting"],
  },
  "/safety": {
    75: [
      "1. Online safety",
      "2. Meeting in person",
      "3. LGBTQ+ travel",
      "4. Sexual health and consent",
      "5. Help hotlines",
    ],
  },
  "/safetytips": {
    73: [
      "1. Keep it clean",
      "2. Report abuse",
      "3. Block people",
      "4. Posts are public",
      "5. Be careful meeting in person",
      "6. Contact law enforcement",
    ],
  },
};
