/** Messages by key, at any depth. */
export type Messages = { readonly [key: string]: string | Messages | readonly (string | Messages)[] };

/** Returns messages by their whole keys. */
export function flattenMessages(messages: Messages): Map<string, string> {
  return new Map(entriesOf(messages, ""));
}

function entriesOf(messages: Messages | readonly (string | Messages)[], path: string): [string, string][] {
  return Object.entries(messages).flatMap(([key, message]): [string, string][] =>
    typeof message === "string" ? [[path + key, message]] : entriesOf(message, `${path}${key}.`),
  );
}
