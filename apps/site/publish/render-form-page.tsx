import { readFileSync } from "node:fs";
import type { Refused } from "@matchfront/forms";
import { renderToStaticMarkup } from "react-dom/server";
import { advertisingBinding } from "../app/forms/business-request/advertising-binding.ts";
import { partnershipBinding } from "../app/forms/business-request/partnership-binding.ts";
import { contactBinding } from "../app/forms/contact/contact-binding.ts";
import { renderFormIsland } from "../app/forms/message-form/form-island.tsx";
import type { MessageFormBinding, Texts } from "../app/forms/message-form/message-form-binding.ts";
import { IslandSlot } from "../app/islands/island.tsx";
import { parseHtml, slots } from "./html.ts";

type RefusedPost = Refused<Texts>;

const bindings = [contactBinding, partnershipBinding, advertisingBinding];
const renderers = new Map<string, (post: RefusedPost) => string>(
  bindings.map((binding) => [binding.form.name, rendererOf(binding)]),
);

/**
 * A form's page in answer to a native post that was refused: what was typed, and what to fix.
 *
 * @param name of a form of the site
 * @returns a whole HTML document, under the policy of the published page
 * @throws Error if the site has no such form
 */
export function renderFormPage(name: string, post: RefusedPost): string {
  const render = renderers.get(name);
  if (!render) throw new Error(`The site has no form "${name}", but ${[...renderers.keys()].join(", ")}.`);
  return render(post);
}

function rendererOf(binding: MessageFormBinding): (post: RefusedPost) => string {
  const { name, page: path } = binding.form;
  const html = readFileSync(new URL(`public${path}/index.html`, import.meta.url), "utf8");
  const title = parseHtml(html).querySelector("title")?.innerHTML;
  const fill = slots(html, ["title", `[data-island="${name}"]`]);
  return (refused) => {
    const island = renderFormIsland(binding, "en", refused);
    return fill([`<title>Error: ${title}</title>`, renderToStaticMarkup(<IslandSlot island={island} />)]);
  };
}
