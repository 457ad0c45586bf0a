/**
 * The id of a field's control: its name, behind what the ids of its form begin with.
 *
 * @example idOf("contact", "email"); // "contact-email"
 */
export const idOf = (idPrefix: string, name: string): string => (idPrefix ? `${idPrefix}-${name}` : name);
