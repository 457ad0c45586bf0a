/** The page with the form for those who want to work with us. */
export const partnership = {
  head: {
    title: "Partnership Program",
    description:
      "Work with {brand}: advertise, earn as an affiliate or brand ambassador, or bring us an idea. We reply within {businessHours} hours.",
  },
  eyebrow: "Partner with us",
  title: "Partnership Program",
  lead: "Want to reach Black and African singles? Have followers who’d love to meet someone? Let’s talk. We’ll get back to you within {businessHours} hours.",
  drawing: "A woman in a hijab and an older man at a table, over a plan",
  who: {
    heading: "Who it’s for",
    businesses: {
      title: "Businesses",
      text: "Want to advertise? See how ads work and what you can run.",
    },
    affiliates: {
      title: "Affiliates",
      text: "Publishers, bloggers, influencers and brand ambassadors earn {pay} for each qualifying download or sign-up. See how it works, then apply with the form below.",
    },
    others: {
      title: "Everyone else",
      text: "Got an idea for an event, a cause or a service for our members? Tell us.",
    },
  },
  form: {
    heading: "Tell us about yourself",
    lead: "A few lines are enough to start, and nothing here is binding.",
  },
  next: [
    "A real person reads your message and gets back to you within {businessHours} hours.",
    "We plan it together: an ad’s audience, format and price, or how your idea can work.",
    "Affiliates who are accepted get a link of their own, which is active for {linkLife}.",
  ],
} as const;
