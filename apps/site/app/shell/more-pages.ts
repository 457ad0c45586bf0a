/** What stays in reach where the footer is hidden: the legal pages, and every way to help. */
export const morePages = [
  { label: "Privacy", href: "/privacy" },
  { label: "Terms", href: "/terms" },
  { label: "Help", href: "/faq" },
  { label: "Contact Us", href: "/contactus" },
  { label: "Dating safety", href: "/safety" },
  { label: "Accessibility", href: "/accessibility" },
];
