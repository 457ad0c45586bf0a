import vocabulary from "./vocabulary.json" with { type: "json" };

/** Each type that our pages use, with what each of its properties holds by https://schema.org. */
const types: Record<string, Record<string, string>> = vocabulary;

const isValue: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === "string" && value.trim() !== "",
  URL: (value) => typeof value === "string" && URL.canParse(value),
  Integer: (value) => Number.isInteger(value),
};

/**
 * Finds what is wrong with a thing by the vocabulary: unknown types and properties, and values of another kind.
 *
 * @param thing JSON-LD, parsed
 * @returns one line for each fault, with the way to it
 * @example checkThing({ "@type": "WebSite", url: "/" }); // ["WebSite.url is no URL: \"/\""]
 */
export function checkThing(thing: unknown): string[] {
  if (typeof thing !== "object" || thing === null) return [`no thing: ${JSON.stringify(thing)}`];
  const { "@type": type, ...properties } = Object.fromEntries(Object.entries(thing));
  const known = types[String(type)];
  if (!known) return [`unknown type: ${JSON.stringify(type)}`];
  return Object.entries(properties).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => checkValue(`${String(type)}.${name}`, known[name], each)),
  );
}

function checkValue(name: string, kind: string | undefined, value: unknown): string[] {
  if (!kind) return [`unknown property: ${name}`];
  const matches = isValue[kind];
  if (matches) return matches(value) ? [] : [`${name} is no ${kind}: ${JSON.stringify(value)}`];
  const isOfKind = typeof value === "object" && value !== null && "@type" in value && value["@type"] === kind;
  return isOfKind ? checkThing(value) : [`${name} is no ${kind}: ${JSON.stringify(value)}`];
}
