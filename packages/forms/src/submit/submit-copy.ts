/**
 * Words that every form's submit shares (specification, section 8).
 *
 * @example submitCopy.failure; // "something went wrong"
 */
export const submitCopy = {
  failure: "something went wrong",
} as const;
