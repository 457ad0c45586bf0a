/**
 * The name of the honeypot field. A message with a value for it comes from a bot. Hide the field from sight, from the tab
 * order and from the accessibility tree, and label it with `submitCopy.honeypot`. The name has no meaning, so that browsers
 * do not autofill it.
 *
 * @example new FormData(form).get(honeypotName); // "" from a visitor
 */
export const honeypotName = "k7p2";
