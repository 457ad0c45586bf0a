import type { Refused } from "@matchfront/forms";
import { Island } from "../../islands/island.tsx";
import { renderIsland, type RenderedIsland } from "../../islands/render-island.ts";
import { MessageForm, type MessageFormProps } from "./message-form.tsx";
import type { Texts } from "./message-kind.ts";

/** What the island's first render needs beyond the page's HTML, which holds what was typed. */
export type FormIslandProps = {
  refused?: (Omit<Refused<Texts>, "typed"> & { typed?: undefined }) | undefined;
};

/**
 * Renders a message form for its page: blank, or in answer to a refused native post.
 *
 * @example const form = renderFormIsland({ kind: contactMessage });
 */
export function renderFormIsland({ kind, refused }: MessageFormProps): RenderedIsland {
  const { name, page } = kind.form;
  const props: FormIslandProps = { refused: refused && { ...refused, typed: undefined } };
  return renderIsland({ name, page, props }, <MessageForm kind={kind} refused={refused} />);
}

/** A message form on its page. */
export function FormIsland({ island }: { island: RenderedIsland }) {
  return <Island island={island}>You can still fill in and send the form.</Island>;
}
