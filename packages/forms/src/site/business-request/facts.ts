/** The hours within which business requests are answered (specification, section 9). */
export const replyHours = 24;

/** The length of a name in characters (specification, section 5). */
export const nameLength = { min: 2, max: 50 } as const;
