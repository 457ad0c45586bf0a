/** The page after a message that was sent without script; its thanks are its form's. */
export const sent = {
  title: "Message sent",
  drawing: "An older woman and an older man laugh over coffee, hand in hand",
  home: "Go to the home page",
} as const;
