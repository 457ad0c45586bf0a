/** The page for affiliates and brand ambassadors. */
export const ambassadors = {
  head: {
    title: "Become an Affiliate",
    description:
      "Recommend {brand} and earn {pay} per qualifying download or sign-up. Who can apply, what to post and how you get paid.",
  },
  eyebrow: "Welcome",
  title: "Become an Affiliate",
  lead: "You know people who should meet each other. Tell them about {brand} and earn {pay} for each qualifying download or sign-up.",
  drawing: "A woman waves at her phone, which films her inside a ring light",
  signUp: "Sign up",
  closing: "Recommend {brand}. Earn Cash.",

  steps: {
    heading: "Start earning in three steps",
    signUp: {
      title: "Sign up",
      text: "Tell us who you are and where you post. Once you’re accepted, you get a tracking link of your own.",
    },
    share: {
      title: "Share your affiliate link",
      text: "It’s active for {linkLife}. Post it where your followers will see it.",
    },
    earn: {
      title: "Earn {pay} per download",
      text: "Each qualifying download or sign-up that comes through your link counts.",
    },
  },

  role: {
    heading: "Are you a Brand Ambassador?",
    text: "As a brand ambassador, you’re the face and voice of {brand}. You create posts (videos and images) that motivate people to download the app. You represent the brand, engage your followers and answer their questions.",
    required: {
      heading: "What we look for",
      points: [
        "You’re {minimumAge} or older.",
        "You’re a publisher, an individual blogger, a social media influencer or a brand ambassador.",
        "You have a public social media page on YouTube, Instagram, Facebook, Twitter or TikTok.",
      ],
    },
    accepted: {
      heading: "Once you’re accepted",
      points: [
        "You publish {posts} social posts, at least {videos} of them a video.",
        "Each post stays up for at least {postLife}.",
        "You say in every post that you’re paid. Many countries require it, and your followers deserve to know.",
      ],
    },
  },

  payment: {
    heading: "How you get paid",
    amount: {
      term: "How much",
      definition:
        "{pay} per qualifying download or sign-up. Your rate is based on the quality of the traffic you send, plus a rate per click. We’ll email you the details.",
    },
    link: {
      term: "Your link",
      definition: "It looks like {origin}/a/your-name. It counts visits without tracking anyone.",
    },
    period: { term: "For how long", definition: "Your tracking link is active for {linkLife}." },
    payout: { term: "When", definition: "Request your payout {payouts}." },
    channel: {
      term: "How",
      definition: "Through {paidThrough}. Check first that you can receive money this way where you live.",
    },
    course: "How it works, start to finish",
    steps: [
      "You apply.",
      "We accept you and email you the details.",
      "You get your tracking link.",
      "You post.",
      "You request your payout.",
    ],
  },

  earnings: {
    heading: "What you could earn",
    lead: "An estimate: the people you reach, times the share who download, times what each download pays.",
    reach: "People who see your posts",
    rate: "Out of 100, how many download?",
    caption: "Estimated earnings in US dollars, at {pay} per qualifying download",
    reachColumn: "You reach",
    people: "{reach, number} people",
    note: "These are examples, not a promise. Only qualifying downloads and sign-ups count. We’ll email you the details of your rate.",
  },
} as const;
