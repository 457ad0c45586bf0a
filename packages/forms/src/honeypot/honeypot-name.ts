/**
 * The name of the honeypot field, which visitors neither see nor fill in: a message that has a value for it comes from a
 * bot. The name is meaningless so that browsers do not autofill it. Keep the field out of sight, of the tab order and of
 * the accessibility tree; its label, should anyone reach it, is `submitCopy.honeypot`.
 *
 * @example new FormData(form).get(honeypotName); // "" from a visitor
 */
export const honeypotName = "k7p2";
