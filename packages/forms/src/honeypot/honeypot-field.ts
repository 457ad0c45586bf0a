/**
 * The name of the field that visitors neither see nor fill in: a message that carries it comes from a program.
 * It means nothing, so that browsers do not fill it in either. Leave it out of sight, of the tab order and of the
 * accessibility tree; its label, for whoever meets it all the same, is `submitCopy.honeypot`.
 *
 * @example new FormData(form).get(honeypotField); // "" from a visitor
 */
export const honeypotField = "k7p2";
