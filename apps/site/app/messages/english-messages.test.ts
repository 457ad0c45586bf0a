import { readFileSync } from "node:fs";
import { Dialog, PhoneField, TextArea } from "@matchfront/ui";
import * as illustrations from "@matchfront/ui/illustrations";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { drawings } from "@matchfront/locales/en/drawings";
import { form } from "@matchfront/locales/en/form";
import { resetDialog } from "@matchfront/locales/en/reset-dialog";
import { textArea } from "@matchfront/locales/en/text-area";
import { countMessages } from "@matchfront/locales/script-messages";
import { failureMessage } from "../islands/load-island.ts";

type Row = { name: string; own: string; given: string };

/** A component as it speaks by itself, and as it speaks with the site's English messages. */
function row<Props extends object, Messages extends Partial<Props>>(
  component: (props: Props) => ReactNode,
  props: Omit<Props, keyof Messages>,
  given: Messages,
): Row {
  const { name } = component;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is left out is optional
  const own = renderToStaticMarkup(createElement(component, props as Props));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both together are the props
  const both = renderToStaticMarkup(createElement(component, { ...props, ...given } as unknown as Props));
  return { name, own, given: both };
}

const { close, messages, closeMessage, number, password } = resetDialog;
const { strength, ...passwordMessages } = password;
const counts = { countMessages: countMessages(textArea, "en") };
const countedTexts: [text: string, limit: number][] = [
  ["", 1],
  ["", 5000],
  ["typed", 6],
  ["typed", 7],
  ["typed", 4],
  ["typed", 3],
];

const { variant: _, ...drawn } = drawings;
/** The rows of the drawings, such as `ChatScreen` with the messages of `chat`. */
const drawingRows = Object.entries(drawn).map(([key, texts]) => {
  const name = key.replace(/^./, (letter) => letter.toUpperCase());
  const drawing = Reflect.get(illustrations, name) ?? Reflect.get(illustrations, `${name}Screen`);
  return row(drawing, {}, { messages: texts });
});

test.each<Row>([
  ...drawingRows,
  ...countedTexts.map(([defaultValue, limit]) =>
    row(TextArea, { label: "?", name: "a", defaultValue, limit }, counts),
  ),
  row(Dialog, { open: false, onClose: () => {}, title: "?" }, { closeLabel: close }),
  row(PhoneField, { label: "?", countries: [], dialingCode: {} }, { numberLabel: number }),
])("$name says the same in English by itself and by the site's messages", ({ own, given }) => {
  expect(given).toBe(own);
});

/** What is said after a click only, or by a script, as the package's source has it. */
test.each<[file: string, entries: readonly string[]]>([
  ["password-field/password-messages.ts", entriesOf(passwordMessages).concat(entriesOf(strength))],
  ["toast/toast-provider.tsx", [`label = "${messages}"`, `closeLabel = "${closeMessage}"`]],
])("so does %s", (file, entries) => {
  const source = readFileSync(new URL(`../../../../packages/ui/src/${file}`, import.meta.url), "utf8");
  expect(entries.filter((entry) => !source.includes(entry))).toEqual([]);
});

function entriesOf(texts: Readonly<Record<string, string>>): string[] {
  return Object.entries(texts).map(([key, text]) => `${key}: "${text}"`);
}

test("so does a chunk that cannot be loaded", () => {
  expect(failureMessage).toBe(form.notLoaded);
});
