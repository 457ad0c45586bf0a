import { randomUUID } from "node:crypto";
import type { InvalidReply } from "@matchfront/forms";
import type { Language } from "@matchfront/locales/locales";
import { renderToStaticMarkup } from "react-dom/server";
import { renderFormIsland } from "../message-form/form-island.tsx";
import type { MessageFormConfig, MessageValues } from "../message-form/message-form-config.ts";

/** Stands for a text in a template. Unknown to visitors, whose texts may be anything. */
const mark = `text-${randomUUID()}-`;
const marks = new RegExp(`${mark}(\\w+);`);
const maxTemplates = 500;
/** Forms split at the marks, by all but the texts, since React takes milliseconds for each. */
const templates = new Map<string, readonly string[]>();

/** Renders a form with the input and errors of a native post. React renders only the first with these errors. */
export function renderReply(
  config: MessageFormConfig,
  language: Language,
  { input, ...reply }: InvalidReply<MessageValues>,
): string {
  const { name, fields } = config.form;
  const render = (texts: MessageValues) =>
    renderToStaticMarkup(renderFormIsland(config, language, { ...reply, input: texts }));
  const texts = Object.entries(input);
  // Near its limit, a text's length is on the page. No template has a visitor's text.
  if (texts.some(([field, text]) => text.length > (fields[field]?.recommendedMaxLength ?? Infinity) / 2))
    return render(input);
  const marked = texts.map(([field, text]) => {
    const { options } = fields[field] ?? {};
    return [field, options && ["", ...options].includes(text) ? text : `${mark}${field};`];
  });
  const key = JSON.stringify([name, language, reply, marked]);
  const template = templates.get(key) ?? render(Object.fromEntries(marked)).split(marks);
  templates.set(key, template);
  if (templates.size > maxTemplates) templates.delete(templates.keys().next().value ?? key);
  return template
    .map((part, index) => (index % 2 === 0 ? part : textAfter(template[index - 1], input[part])))
    .join("");
}

/** Returns a text as React renders it: a text area loses the first of its line breaks. */
function textAfter(html = "", text = ""): string {
  const isLost = html.endsWith(">") && text.startsWith("\n");
  return (isLost ? "\n" : "") + renderToStaticMarkup(text);
}
