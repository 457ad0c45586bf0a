import { readFileSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { advertisingForm, partnershipForm } from "../business-request/business-request-forms.tsx";
import { contactForm } from "../contact/contact-form.ts";
import { FormIsland } from "./form-island.tsx";
import type { MessageFormKind, MessageFormName, Texts } from "./message-form-kind.ts";
import type { Refusal } from "./refusal.ts";

type RefusedPost = Refusal & {
  /** What was typed; a field that is missing was empty. */
  values: Texts;
};

const renderers: Record<MessageFormName, (post: RefusedPost) => string> = {
  contact: rendererOf(contactForm),
  partnership: rendererOf(partnershipForm),
  advertising: rendererOf(advertisingForm),
};

/**
 * A form's page in answer to a native post that was refused: what was typed, and what to mend.
 *
 * @returns a whole HTML document, under the policy of the published page
 * @example reply.code(422).type("text/html").send(renderFormPage("contact", { values, errors }));
 */
export function renderFormPage(name: MessageFormName, post: RefusedPost): string {
  return renderers[name](post);
}

function rendererOf<Values extends Texts>(kind: MessageFormKind<Values>): (post: RefusedPost) => string {
  const page = readFileSync(new URL(`public${kind.path}/index.html`, import.meta.url), "utf8");
  const blankForm = renderToString(<FormIsland kind={kind} />);
  if (!page.includes(blankForm))
    throw new Error(`The published page ${kind.path} does not hold the form that this renderer knows.`);
  return ({ values, ...refusal }) =>
    page
      .replace(blankForm, () =>
        renderToString(<FormIsland draft={{ ...kind.empty, ...values }} kind={kind} refusal={refusal} />),
      )
      .replace("<title>", "<title>Error: ");
}
