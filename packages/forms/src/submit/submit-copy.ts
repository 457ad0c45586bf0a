/** Words that every form's submit shares (specification, section 8). */
export const submitCopy = {
  failure: "something went wrong",
} as const;
