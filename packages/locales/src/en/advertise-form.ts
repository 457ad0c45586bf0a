/** The page with the form for advertising requests. */
export const advertiseForm = {
  head: {
    title: "Advertising request",
    description:
      "Tell {brand} about your business and what you’d like to advertise. We’ll get back to you within {businessHours} hours.",
  },
  lead: "Tell us who you are and what you have in mind. A real person replies, no obligation.",
  drawing: "An ad that fills a phone screen, and one inside its messages",
  next: [
    "A real person reads your request and gets back to you within {businessHours} hours.",
    "Together, we’ll work out your audience, format and price.",
    "Your ad runs in our dating apps, inside messages, or both.",
  ],
} as const;
