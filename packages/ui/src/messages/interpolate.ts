/** Replaces the placeholders of a message by values. Unknown placeholders stay. */
export function interpolate(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => `${values[name] ?? placeholder}`);
}
