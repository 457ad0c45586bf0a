/** The id of a field's control, such as "contact-email". */
export const idOf = (idPrefix: string, name: string): string => (idPrefix ? `${idPrefix}-${name}` : name);
