/** How soon a business request is answered, in hours (specification, section 9). */
export const replyHours = 24;

/** How many characters a name has (specification, section 5). */
export const nameLength = { min: 2, max: 50 } as const;
