/** What stays in reach where the footer is hidden: the legal pages, and every way to help, in the footer's order. */
export const morePages = [
  { label: "Privacy", href: "/privacy" },
  { label: "Terms", href: "/terms" },
  { label: "Cookie Policy", href: "/policy" },
  { label: "Security", href: "/security" },
  { label: "Accessibility", href: "/accessibility" },
  { label: "Contact Us", href: "/contactus" },
  { label: "Help", href: "/faq" },
  { label: "Dating safety", href: "/safety" },
];
