/**
 * The messages of the ambassador application, keyed by field and broken rule. The specification names its fields and
 * says that all are required (section 3); no page renders it.
 *
 * @example ambassadorCopy.errors.companyName.required; // "Company Name is required"
 */
export const ambassadorCopy = {
  errors: {
    email: { required: "Email is required", email: "Must be a valid email" },
    ambassadorName: { required: "Ambassador Name is required" },
    companyName: { required: "Company Name is required" },
    description: { required: "Description is required" },
  },
} as const;
