import { readFileSync } from "node:fs";
import type { InvalidReply } from "@matchfront/forms";
import { advertisingFormConfig } from "../business-request/advertising-form-config.tsx";
import { partnershipFormConfig } from "../business-request/partnership-form-config.tsx";
import { contactFormConfig } from "../contact/contact-form-config.tsx";
import { renderReply } from "./render-reply.ts";
import { formatErrorTitle } from "../message-form/message-form-content.tsx";
import type { MessageFormConfig, MessageValues } from "../message-form/message-form-config.ts";
import { catalogs } from "@matchfront/locales/catalogs";
import { languages, type Language } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { parseHtml } from "../../../build/html.ts";

type MessageReply = InvalidReply<MessageValues>;

const configs = [contactFormConfig, partnershipFormConfig, advertisingFormConfig];
/** By language and name, such as "fr contact". */
const renderers = new Map<string, (post: MessageReply) => string>(
  configs.flatMap((config) =>
    languages.map((language) => [`${language} ${config.form.name}`, rendererOf(config, language)] as const),
  ),
);

/** Returns a form's page for an invalid native post: a whole document with the policy of the published page. */
export function renderFormPage(name: string, post: MessageReply, language: Language): string {
  const render = renderers.get(`${language} ${name}`);
  if (!render)
    throw new Error(`The site has no form "${language} ${name}", but ${[...renderers.keys()].join(", ")}.`);
  return render(post);
}

function rendererOf(config: MessageFormConfig, language: Language): (post: MessageReply) => string {
  const { name, page } = config.form;
  const html = readFileSync(new URL(`public${pathIn(language, page)}/index.html`, import.meta.url), "utf8");
  const parsed = parseHtml(html);
  const title = parsed.querySelector("title");
  const slot = parsed.querySelector(`[data-island="${name}"]`);
  if (!title || !slot) throw new Error(`The page ${page} has no title or no island "${name}".`);
  const errorTitle = formatErrorTitle(title.innerHTML, catalogs[language].forms.submit.errorTitle);
  const end = html.slice(slot.range[1]);
  const start = `${html.slice(0, title.range[0])}<title>${errorTitle}</title>${html.slice(title.range[1], slot.range[0])}`;
  return (invalidReply) => `${start}${renderReply(config, language, invalidReply)}${end}`;
}
