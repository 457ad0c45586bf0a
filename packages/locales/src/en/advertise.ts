/** The page for those who want to advertise. */
export const advertise = {
  head: {
    title: "Advertise with us",
    description:
      "Grow your business with ads in the {brand} apps and banners inside messages, shown to the people you want to reach.",
  },
  eyebrow: "Partnership Program",
  title: "Grow Your Business",
  lead: "Reach people while their phone is in their hand and they’re in a good mood. Join {advertisers} happy advertising customers.",
  drawing: "A shop owner shows her ad for a bag on a phone",
  getStarted: "Get Started",
  closing: "Ready when you are",

  reach: {
    heading: "Who you’ll reach",
    users: { value: "Over {activeUsers}", label: "active users" },
    serious: { value: "Over {seriousShare}", label: "of our daters want a serious relationship" },
    text: "Singles on iPhone and Android, especially Black and African singles and people who value tradition and culture. You must be {minimumAge} to join.",
  },

  reasons: {
    heading: "Why Advertise",
    where: {
      title: "You choose where",
      text: "One city, one country, or everywhere people use the app: target by location.",
    },
    who: {
      title: "You choose who",
      text: "Target by race, ethnicity and gender, where the law allows. Some laws prohibit it, for example in housing, jobs and credit. In the European Union, targeting by race or ethnicity is prohibited.",
    },
    attention: {
      title: "You’re where people look",
      text: "Ads appear in our dating apps, and as banners inside messages.",
    },
    serious: {
      title: "You reach people who are serious",
      text: "Over {activeUsers} people are active here, and over {seriousShare} of our daters want a serious relationship.",
    },
    person: {
      title: "You deal with a real person",
      text: "Tell us what you have in mind. We’ll get back to you within {businessHours} hours.",
    },
    company: {
      title: "You’re in good company",
      text: "{advertisers} happy advertising customers are here already.",
    },
  },

  banner: {
    heading: "How a banner ad works",
    message: {
      name: "Inside messages",
      title: "Your banner joins the conversation",
      text: "Your banner sits between two messages in a chat: a picture and a few words, right where people look.",
      drawing: "A banner for a bag among the messages in a chat",
    },
    audience: {
      name: "Your audience",
      title: "Tell us who to reach",
      text: "A restaurant might want people nearby. A hair care brand might want women in three cities. You say who, and where.",
    },
    request: {
      name: "Your request",
      title: "Send a few lines, get a reply",
      text: "Tell us about your business in a short form. A real person reads it and gets back to you within {businessHours} hours.",
    },
  },

  decide: {
    heading: "Two things to decide",
    audience: {
      title: "Your audience",
      text: "Location, race, ethnicity, gender: choose any of them. Choose none and everyone sees it.",
      drawing: "Six people around a map pin, next to switches for location, ethnicity and gender",
    },
    format: {
      title: "Your format",
      text: "Choose one, or both.",
      drawing: "An ad that fills a phone screen, and one inside its messages",
    },
  },

  formats: {
    app: { term: "Ad in the app", place: "It appears in our dating apps." },
    banner: { term: "Banner", place: "It sits between two messages in a chat." },
    size: "Size: {size}.",
    price: "From {price}.",
  },

  policy: {
    heading: "What you can advertise",
    doHeading: "Welcome",
    dos: [
      "Legal products, services and events for people 18 and older",
      "Honest offers from a business people can contact",
      "Pictures and words that are yours to use",
      "Targeting by location, race, ethnicity and gender, where the law allows",
    ],
    dontHeading: "Not allowed",
    donts: [
      "Nudity, sexual content, prostitution or trafficking",
      "Hate speech, harassment or violence",
      "Scams, impersonation or spam",
      "Drugs, weapons or anything else that’s illegal",
      "Anything for people under 18",
    ],
    rules: "Ads have to follow the <guidelines>Community Guidelines</guidelines>, too.",
  },

  steps: {
    heading: "From request to live ad",
    send: {
      title: "Send your request",
      text: "Tell us about your business and what you want to advertise. It’s one short form.",
    },
    agree: {
      title: "Agree on the plan",
      text: "A real person gets back to you within {businessHours} hours. Together, we’ll work out your audience, format and price, with no obligation.",
    },
    live: {
      title: "Go live",
      text: "Your ad runs in our dating apps, inside messages, or both.",
    },
  },

  talk: {
    title: "Talk to a real person",
    text: "Not ready to send a request? Ask us anything first: message us and choose the topic <topic>Ad Sales</topic>. Want to work with us another way? See the <partnership>Partnership Program</partnership>.",
    button: "Contact Us",
  },
} as const;
