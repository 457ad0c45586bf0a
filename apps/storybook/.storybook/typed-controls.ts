import { isValidElement } from "react";
import type { ArgTypesEnhancer, SBType, StrictInputType } from "storybook/internal/types";

const text = { name: "string" } as const;

/** The types of native attributes, which docgen does not report. */
const nativeTypes: Record<string, SBType> = {
  children: text,
  href: text,
  id: text,
  rows: { name: "number" },
  type: text,
};

type Props = Pick<Parameters<ArgTypesEnhancer>[0], "argTypes" | "initialArgs">;

/**
 * Gives each prop a control that matches its type. Storybook's default for optional props and `ReactNode` is an object
 * editor, but React cannot render an object. Components, elements, refs and handlers get no control; lists and objects
 * get one if the story has plain data.
 */
export const typedControls = ({ argTypes, initialArgs }: Props) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => [
      name,
      withControl(withoutTags({ ...argTypes[name], name }), initialArgs[name]),
    ]),
  );

/** Moves `@default …` from the description to the column of defaults. */
function withoutTags({ description = "", table, ...argType }: StrictInputType): StrictInputType {
  const [tag, stated] = /\s*@default (.*)/.exec(description) ?? [""];
  const defaultValue = table?.defaultValue ?? (stated ? { summary: stated } : undefined);
  return {
    ...argType,
    description: description.replace(tag, ""),
    table: { ...table, ...(defaultValue && { defaultValue }) },
  };
}

function withControl(argType: StrictInputType, value: unknown): StrictInputType {
  const readable = { ...argType, ...readableType(argType, value) };
  if (argType.control !== undefined || argType.options) return readable;
  const type =
    editableType(argType.type, value) ?? typeOf(value) ?? (value === undefined && nativeTypes[argType.name]);
  if (!type) return { ...readable, control: false };
  return { ...readable, type: { ...type, ...(argType.type?.required && { required: true }) } };
}

const editable = new Set(["boolean", "enum", "function", "number", "string"]);

/** Returns the type that a control can edit; undefined if it depends on the value. */
function editableType(type: SBType | undefined, value: unknown): SBType | undefined {
  if (type?.name === "union") {
    const [only, ...others] = type.value.filter((part) => !isEmpty(part));
    return others.length === 0 ? editableType(only, value) : undefined;
  }
  if (type?.name === "other") return type.value === "ReactNode" && !isStructured(value) ? text : undefined;
  return type && editable.has(type.name) ? type : undefined;
}

function typeOf(value: unknown): SBType | undefined {
  const name = typeof value;
  if (name === "boolean" || name === "function" || name === "number" || name === "string") return { name };
  return isStructured(value) && isData(value) ? { name: "object", value: {} } : undefined;
}

const isEmpty = (type: SBType) => type.name === "other" && ["undefined", "null"].includes(type.value);
const isStructured = (value: unknown): value is object => typeof value === "object" && value !== null;

function isData(value: unknown): boolean {
  if (isValidElement(value) || typeof value === "function") return false;
  return !isStructured(value) || Object.values(value).every(isData);
}

/** Returns the values of a union to show instead of the word "union". */
function readableType({ table, type }: StrictInputType, value: unknown): Pick<StrictInputType, "table"> {
  const values =
    type?.name === "enum" ? type.value.map((each) => JSON.stringify(each)).join(" | ") : type?.raw;
  // react-docgen does not read `readonly Item[]`.
  if (type?.name === "other" && type.value === "unknown" && Array.isArray(value))
    return { table: { ...table, type: { summary: "array" } } };
  if (!values || (type?.name !== "enum" && type?.name !== "union")) return {};
  return { table: { ...table, type: { summary: values.replace(/ \| undefined$/, "") } } };
}
