import { hydrateRoot } from "react-dom/client";
import type { FormIslandProps } from "./form-island.tsx";
import type { MessageFormConfig } from "./message-form-config.ts";
import type { InteractionChunk } from "./interaction-context.ts";
import { MessageForm } from "./message-form.tsx";

/** Returns a function that hydrates a form. What was typed stays: `bindForm` reads the current texts of the fields. */
export function createFormHydrator(english: MessageFormConfig) {
  return (root: HTMLElement, interactionChunk: InteractionChunk): void => {
    const { invalidReply, words: messages }: FormIslandProps = JSON.parse(root.dataset.props ?? "{}");
    const config = messages ? english.translate(messages) : english;
    /** Reads the input that the server rejected, without what was typed since. */
    const readPosted = () => {
      const [posted] = document.importNode(root, true).getElementsByTagName("form");
      posted?.reset();
      return config.form.readInput(new FormData(posted));
    };
    const form = (
      <MessageForm
        config={config}
        interactionChunk={interactionChunk}
        invalidReply={invalidReply && { ...invalidReply, input: readPosted() }}
      />
    );
    // As `renderFormIsland` does.
    hydrateRoot(root, form, { identifierPrefix: `${config.form.name}-` });
  };
}
