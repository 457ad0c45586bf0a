import type { FieldDefinition } from "./field-definition.ts";

/** Whether a field is a group of checkboxes, whose text has a line for each choice. */
export const isCheckboxGroup = ({ attributes, options }: FieldDefinition): boolean =>
  attributes?.type === "checkbox" && options !== undefined;

export const joinChoices = (choices: readonly unknown[]): string => choices.join("\n");

export const splitChoices = (text: string): string[] => (text === "" ? [] : text.split("\n"));
