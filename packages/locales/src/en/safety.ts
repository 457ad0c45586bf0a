/** The page on safe dating, around its text. */
export const safety = {
  drawing: "Two women under one umbrella, one with her arm around the other",
  quickExit: "Quick exit",
} as const;
