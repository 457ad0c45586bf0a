import type { Theme, ThemeOverrides, Typeface } from "./theme.ts";

type Values = Readonly<Record<string, unknown>>;

/** Validates the shape of overrides, for files without types. Returns a sentence per problem. */
export function validateOverrides(overrides: ThemeOverrides, defaults: Theme): string[] {
  const parts: Values = { ...overrides };
  return [
    ...unknownNames(parts, defaults, "a theme"),
    ...(typeof overrides.name === "string" && overrides.name.trim() ? [] : ["name is empty: give it one."]),
    ...problemsIn("palette", overrides.palette, defaults.palette, colorProblem),
    ...problemsIn("roles", overrides.roles, defaults.roles, (value) => roleProblem(value, defaults.palette)),
    ...problemsIn("corners", overrides.corners, defaults.corners, lengthProblem),
    ...problemsIn("patternLines", overrides.patternLines, defaults.patternLines, colorProblem),
    ...problemsIn("typefaces", overrides.typefaces, { display: "", text: "" }, typefaceProblem),
  ];
}

function problemsIn(
  part: string,
  values: Values | undefined,
  known: object,
  problemOf: (value: unknown) => string | undefined,
): string[] {
  return [
    ...unknownNames(values ?? {}, known, part),
    ...Object.entries(values ?? {}).flatMap(([name, value]) => {
      const problem = Object.hasOwn(known, name) ? problemOf(value) : undefined;
      return problem ? [`${part}.${name} is ${JSON.stringify(value)}: ${problem}`] : [];
    }),
  ];
}

const unknownNames = (values: Values, known: object, owner: string) =>
  Object.keys(values)
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => `${owner} has no "${name}", but ${Object.keys(known).join(", ")}.`);

const colorProblem = (value: unknown) =>
  typeof value === "string" && /^#[\da-f]{6}$/i.test(value) ? undefined : "write a color as #RRGGBB.";

function roleProblem(value: unknown, colors: object): string | undefined {
  const role = typeof value === "object" && value ? value : {};
  const isWhole =
    Object.keys(role).toSorted().join(" ") === "dark light" &&
    Object.values(role).every((color) => Object.hasOwn(colors, String(color)));
  return isWhole ? undefined : "name a color of the palette for light, and one for dark.";
}

const lengthProblem = (value: unknown) =>
  typeof value === "string" && /^(?:\d*\.?\d+(?:px|rem)|clamp\([\w\s.,+*/-]+\))$/.test(value)
    ? undefined
    : 'write a length with its unit, such as "4px" or "0px".';

function typefaceProblem(value: unknown): string | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each entry is checked
  const { family, files = [] } = (value ?? {}) as Partial<Typeface>;
  if (typeof family !== "string" || !/^[\w -]+$/.test(family)) return "give its family, such as Mulish.";
  return files.every(({ file, weight }) => /^[\w./-]+\.woff2$/.test(file) && /^\d+(?: \d+)?$/.test(weight))
    ? undefined
    : 'give each file as a .woff2 and its weight, such as "700" or "400 700".';
}
