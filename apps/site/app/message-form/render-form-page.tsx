import { readFileSync } from "node:fs";
import type { ContactDraft } from "@matchfront/forms";
import { renderToString } from "react-dom/server";
import { ContactIsland } from "./contact-island.tsx";
import type { ContactRefusal } from "./contact-refusal.ts";

type RefusedPost = ContactRefusal & {
  /** What was typed. */
  values: ContactDraft;
};

const page = readFileSync(new URL("public/contactus/index.html", import.meta.url), "utf8");
const blankForm = renderToString(<ContactIsland />);
if (!page.includes(blankForm))
  throw new Error("The published contact page does not hold the form that this renderer knows.");

/**
 * The contact page in answer to a native post that was refused: what was typed, and what to mend.
 *
 * @returns a whole HTML document, under the policy of the published contact page
 * @example reply.code(422).type("text/html").send(renderContactPage({ values, errors }));
 */
export function renderContactPage({ values, ...refusal }: RefusedPost): string {
  return page
    .replace(blankForm, () => renderToString(<ContactIsland draft={values} refusal={refusal} />))
    .replace("<title>", "<title>Error: ");
}
