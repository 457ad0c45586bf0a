import { readFileSync } from "node:fs";
import type { Refused } from "@matchfront/forms";
import { renderToString } from "react-dom/server";
import { FormIsland } from "./form-island.tsx";
import type { MessageKind, Texts } from "./message-kind.ts";

type RefusedPost = Refused<Texts>;

const kinds = import.meta.glob<MessageKind>("../*/hydrate-*.ts", { eager: true, import: "kind" });
const renderers = new Map(Object.values(kinds).map((kind) => [kind.form.name, rendererOf(kind)]));

/**
 * A form's page in answer to a native post that was refused: what was typed, and what to mend.
 *
 * @param name of a form of the site
 * @returns a whole HTML document, under the policy of the published page
 * @throws Error where the site has no such form
 * @example reply.code(422).type("text/html").send(renderFormPage("contact", contactForm.refuse(body, errors)));
 */
export function renderFormPage(name: string, post: RefusedPost): string {
  const render = renderers.get(name);
  if (!render) throw new Error(`The site has no form "${name}", but ${[...renderers.keys()].join(", ")}.`);
  return render(post);
}

function rendererOf(kind: MessageKind): (post: RefusedPost) => string {
  const { page: path } = kind.form;
  const page = readFileSync(new URL(`public${path}/index.html`, import.meta.url), "utf8");
  const blankForm = renderToString(<FormIsland kind={kind} />);
  if (!page.includes(blankForm))
    throw new Error(`The published page ${path} does not hold the form that this renderer knows.`);
  return (post) =>
    page
      .replace(blankForm, () => renderToString(<FormIsland kind={kind} refused={post} />))
      .replace("<title>", "<title>Error: ");
}
