import type { Refused } from "@matchfront/forms";
import { Island } from "../../islands/island.tsx";
import { renderIsland, type RenderedIsland } from "../../islands/render-island.ts";
import { MessageForm } from "./message-form.tsx";
import type { MessageFormBinding, Texts } from "./message-form-binding.ts";
import { SubmitOutcome } from "./submit-outcome.tsx";

/** What the island's first render needs beyond the page's HTML, which has the values of the fields. */
export type FormIslandProps = {
  refused?: (Omit<Refused<Texts>, "typed"> & { typed?: undefined }) | undefined;
};

/** Renders a message form for its page: blank, or in answer to a refused native post. */
export function renderFormIsland(binding: MessageFormBinding, refused?: Refused<Texts>): RenderedIsland {
  const { name, page } = binding.form;
  const props: FormIslandProps = { refused: refused && { ...refused, typed: undefined } };
  // Nothing of the outcome shows yet, but the page has its styles from the start.
  const form = <MessageForm binding={binding} refused={refused} SubmitOutcome={SubmitOutcome} />;
  return renderIsland({ name, page, props }, form);
}

/** A message form on its page. */
export function FormIsland({ island }: { island: RenderedIsland }) {
  return <Island island={island}>You can still fill in and send the form.</Island>;
}
