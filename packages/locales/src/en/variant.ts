/** The landing page of the Black and African variant. */
export const variant = {
  head: {
    title: "{variant}, dating for Black and African singles",
    description:
      "{variant} brings Black and African singles together, at home and across the diaspora. Get the app for iOS and Android.",
  },
  opening: {
    eyebrow: "At home and across the diaspora",
    title: "{variant}, the #1 dating app for <pair>Black singles</pair>",
    lead: "From Lagos to Louisville, from Accra to Atlanta: find someone who knows where you come from and wants to know where you’re going.",
  },
  drawing: "A young woman with an afro and a man with locs, eyes closed, face to face in front of the sun",
  steps: {
    profile: "Your photo, your people, your faith, your plans: share what the right person should know.",
    photos:
      "Meet Black and African singles, near you or across the ocean. Slide right on anyone you’d like to know better.",
    communication:
      "You both slid right? It’s a match, and now you can chat. Say hello with a private message, or send an interest, a quick way to say hi.",
  },
  slides: {
    heading: "Why {variant}",
    roots: {
      name: "Shared roots",
      title: "No need to explain",
      text: "Why you cook for ten, why your mother calls at six, why wash day takes all Saturday. Here, people get it.",
    },
    tradition: {
      name: "Traditional values",
      title: "Tradition, your way",
      text: "Maybe the elders come first, maybe the playlist does. Say what tradition means to you and meet someone who feels the same.",
    },
    serious: {
      name: "A serious start",
      title: "Serious, and in good company",
      text: "Over {activeUsers} active users, and over {seriousShare} of our daters want a serious relationship.",
    },
    safe: {
      name: "Safe to be seen",
      title: "Safe to be seen",
      text: "No one can message you until you both say yes. And a block is permanent.",
      link: "How to date safely",
    },
  },
  closing: "Someone out there is humming the same song. Come find them.",
} as const;
