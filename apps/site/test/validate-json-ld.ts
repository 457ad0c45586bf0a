import vocabulary from "./vocabulary.json" with { type: "json" };

/** The https://schema.org types that the pages use, with the type of each property. */
const types: Record<string, Record<string, string>> = vocabulary;

const isValue: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === "string" && value.trim() !== "",
  URL: (value) => typeof value === "string" && URL.canParse(value),
  Integer: (value) => Number.isInteger(value),
};

/**
 * Validates parsed JSON-LD against the vocabulary. Returns one line per unknown type, unknown property or value of
 * another type.
 */
export function validateJsonLd(thing: unknown): string[] {
  if (typeof thing !== "object" || thing === null) return [`not an object: ${JSON.stringify(thing)}`];
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
  if (matches) return matches(value) ? [] : [`${name} is not of type ${kind}: ${JSON.stringify(value)}`];
  const isOfKind = typeof value === "object" && value !== null && "@type" in value && value["@type"] === kind;
  return isOfKind ? validateJsonLd(value) : [`${name} is not of type ${kind}: ${JSON.stringify(value)}`];
}
