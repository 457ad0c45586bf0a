export const businessForms = [
  {
    path: "/partnership",
    subject: "Partnership",
  },
  {
    path: "/advertise-form",
    subject: "Advertising",
  },
];

/** The messages of the error summary for an empty form, in order (specification, section 5). */
export const emptyMessages = [
  "Your Name: Name is required",
  "Email: Email is required",
  "Phone Number: Phone Number is required",
  "Tell us about your Business and what you seek to advertise: Description is required",
];

/** [label, input, error message] */
export const fieldMessages = [
  ["Your Name *", "A", "Too Short!"],
  ["Your Name *", "A".repeat(51), "Too Long!"],
  ["Email *", "ada@", "Must be a valid email"],
  ["Phone Number *", "803CALLNOW", "Invaild phone number"],
  ["Phone Number *", "803123456", "Invaild phone number, It should be min 10 digit"],
  ["Phone Number *", "08031234567", "Invaild phone number, It should only have max 10 digit"],
] as const;
