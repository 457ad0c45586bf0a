export const visit = {
  head: { title: "Visit us", description: "Meet the people behind {brand}." },
  heading: "Visit us",
  write: "Write <contact>to us</contact> first. We answer within {businessHours} hours.",
} as const;
