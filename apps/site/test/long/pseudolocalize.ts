/** Parts of messages that translators do not change: values, tags, targets of links, addresses, and the keywords of plurals. */
const kept = String.raw`\{\w+(?:, \w+)*|\bother (?=\{)|<[^>]+>|\]\([^)]*\)|[^\s<>()[\]]*[@/][^\s<>()[\]]*|\w+\.\w+`;

/** In MDX, also code: imports, names of exports, expressions, and ids of headings. */
const keptCode = String.raw`^import .*$|^export const lastUpdated.*$|^export const \w+ =|\{[^{}]*\}`;

/** The keys of JSON documents whose values nobody reads. */
const unread = new Set(["id", "stopWords", "synonyms"]);

/**
 * Returns a text as a pseudo-language has it: vowels have accents, and words are longer.
 *
 * @example pseudolocalize("See <help>Help</help>, {name}."); // "Séé <help>Héélp</help>, {name}."
 */
export function pseudolocalize(text: string, except = kept): string {
  const parts = text.split(new RegExp(`(${except})`, "gm"));
  return parts
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(/\p{L}+/gu, pseudolocalizeWord) : part))
    .join("");
}

function pseudolocalizeWord(word: string): string {
  const longer = word.length > 3 ? word.replace(/[aeiou]/i, "$&$&") : word;
  return longer.replaceAll(/[aeiou]/gi, "$&\u0301").normalize();
}

/** Pseudolocalizes the strings of a JSON document. */
export function pseudolocalizeJson(value: unknown): unknown {
  if (typeof value === "string") return pseudolocalize(value);
  if (Array.isArray(value)) return value.map(pseudolocalizeJson);
  const entries = Object.entries(Object(value)).map(([key, inner]) => [
    key,
    unread.has(key) ? inner : pseudolocalizeJson(inner),
  ]);
  return Object.fromEntries(entries);
}

/** Pseudolocalizes the text of an MDX document, the titles of its callouts and the captions of its tables. */
export function pseudolocalizeMdx(source: string): string {
  return pseudolocalize(source, `${keptCode}|${kept}`).replaceAll(
    /(title=|changeTable\()("[^"]+")/g,
    (_, code: string, title: string) => code + pseudolocalize(title),
  );
}
