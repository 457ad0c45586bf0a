/** The home page. */
export const home = {
  head: {
    title: "#1 dating app for Black singles",
    description:
      "{brand} is the dating app for Black and African singles who want something real. Over {activeUsers} active users, on iOS and Android.",
  },
  opening: {
    eyebrow: "Made for Black and African singles",
    title: "The #1 dating app for <pair>Black singles</pair>",
    lead: "Over {activeUsers} active users, and over {seriousShare} of our daters want a serious relationship. Come meet someone who shares your values.",
  },
  drawing: "A woman and a man, eyes closed, face to face in front of the sun",
  steps: {
    profile:
      "Sign in with your phone number, Apple or Facebook. Add a photo of yourself and say what matters to you.",
    photos: "Meet people near you, one at a time. Slide right on anyone you’d like to know better.",
    communication:
      "You both slid right? It’s a match, and now you can chat. Say hello with a private message, or send an interest, a quick way to say hi.",
  },
  slides: {
    heading: "What you’ll find here",
    values: {
      name: "Shared values",
      title: "Someone who shares your values",
      text: "Faith, family, the language you dream in, the food you grew up with: say what matters to you and see who feels the same.",
    },
    serious: {
      name: "A serious start",
      title: "People who mean it",
      text: "Over {seriousShare} of our daters want a serious relationship. Want one too? You won’t have to explain yourself here.",
    },
    match: {
      name: "Both say yes",
      title: "Only chats you both want",
      text: "No messages out of nowhere. You can only chat once you match: you slide right, and so do they.",
    },
    block: {
      name: "Your call",
      title: "Blocked means blocked",
      text: "Report anyone right from their profile or your chat. People you block can never contact you again.",
      link: "How to date safely",
    },
  },
  closing: "It starts with one honest profile: yours.",
  emailedLink: {
    title: "Your link needs JavaScript.",
    text: "Turn it on in your browser’s settings and open the link from your email again, or use another browser. <contact>Contact us</contact> if that doesn’t help.",
    again:
      "Open the link from your email again. For your safety, the link isn’t kept in this page’s address.",
    failed: "We couldn’t open the link from your email.",
    contact: "Contact Us",
  },
} as const;
