/**
 * The name of the field that visitors neither see nor fill in: a message that carries it comes from a program.
 * It means nothing, so that browsers do not fill it in either. Leave it out of sight, of the tab order and of the
 * accessibility tree; its label, for whoever meets it all the same, is `submitCopy.bait`.
 *
 * @example new FormData(form).get(baitField); // "" from a visitor
 */
export const baitField = "k7p2";
