/** The page with the contact form. */
export const contact = {
  head: {
    title: "Contact Us",
    description:
      "Message the people behind {brand}: help and support, success stories, advertising, or anything else.",
  },
  heading: "Contact Us",
  lead: "Got a question, a problem or a love story? Tell us. A real person reads every message.",
  drawing: "A woman with silver hair and glasses reads a message",
  before: {
    heading: "Before you write",
    danger: {
      term: "In danger?",
      definition: "Call your local emergency number. We can’t send help ourselves.",
    },
    behavior: {
      term: "Someone behaving badly?",
      definition: "<report>How to report</report>, with or without the app.",
    },
    data: {
      term: "Your data?",
      definition: "Email <mail>{support}</mail>. We answer data requests within {dataRequestHours} hours.",
    },
    business: {
      term: "Your business?",
      definition:
        "<advertising>Advertising requests</advertising> and <partnership>partnership requests</partnership> have their own pages.",
    },
    other: { term: "Something else?", definition: "Check <help>Help</help> first." },
  },
} as const;
