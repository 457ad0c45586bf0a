/** Replaces the placeholders of a message by values. Unknown placeholders stay. */
export function fillIn(label: string, values: Readonly<Record<string, string | number>>): string {
  return label.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => `${values[name] ?? placeholder}`);
}
