import { readFileSync } from "node:fs";
import type { InvalidReply } from "@matchfront/forms";
import { renderToStaticMarkup } from "react-dom/server";
import { advertisingFormConfig } from "../app/forms/business-request/advertising-form-config.ts";
import { partnershipFormConfig } from "../app/forms/business-request/partnership-form-config.ts";
import { contactFormConfig } from "../app/forms/contact/contact-form-config.ts";
import { formatErrorTitle } from "../app/forms/message-form/error-title.ts";
import { renderFormIsland } from "../app/forms/message-form/form-island.tsx";
import type { MessageFormConfig, MessageValues } from "../app/forms/message-form/message-form-config.ts";
import { IslandSlot } from "../app/islands/island.tsx";
import { catalogs } from "@matchfront/locales/catalogs";
import { languages, type Language } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { parseHtml, slots } from "./html.ts";

type MessageReply = InvalidReply<MessageValues>;

const configs = [contactFormConfig, partnershipFormConfig, advertisingFormConfig];
/** By language and name, such as "fr contact". */
const renderers = new Map<string, (post: MessageReply) => string>(
  configs.flatMap((config) =>
    languages.map((language) => [`${language} ${config.form.name}`, rendererOf(config, language)] as const),
  ),
);

/**
 * Returns a form's page for an invalid native post, with its input and errors.
 *
 * @param name of a form of the site
 * @param language of the page that it was posted from
 * @returns a whole HTML document with the policy of the published page
 * @throws Error if the site has no such form, or not in that language
 */
export function renderFormPage(name: string, post: MessageReply, language: Language): string {
  const render = renderers.get(`${language} ${name}`);
  if (!render)
    throw new Error(`The site has no form "${language} ${name}", but ${[...renderers.keys()].join(", ")}.`);
  return render(post);
}

function rendererOf(config: MessageFormConfig, language: Language): (post: MessageReply) => string {
  const { name, page } = config.form;
  const path = pathIn(language, page);
  const html = readFileSync(new URL(`public${path}/index.html`, import.meta.url), "utf8");
  const title = parseHtml(html).querySelector("title")?.innerHTML ?? "";
  const errorTitle = formatErrorTitle(title, catalogs[language].forms.submit.errorTitle);
  const fill = slots(html, ["title", `[data-island="${name}"]`]);
  return (invalidReply) => {
    const island = renderFormIsland(config, language, invalidReply);
    return fill([`<title>${errorTitle}</title>`, renderToStaticMarkup(<IslandSlot island={island} />)]);
  };
}
