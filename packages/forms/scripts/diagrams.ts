import { phoneResetTransitions } from "../src/phone-reset/transition.ts";
import { queueTransitions } from "../src/queue/transitions.ts";
import { submitTransitions } from "../src/submit/transitions.ts";
import { stateDiagram } from "./state-diagram.ts";

/** Each machine's page: where it is, seen from the package, and what it says. */
export const diagrams: readonly { readonly path: string; readonly text: string }[] = [
  {
    path: "docs/submit.md",
    text: page(
      "A submit",
      "`createSubmit` goes these ways, with a queue or without; an event that a state has no arrow for changes nothing.\n" +
        "`queued` is what a visitor sees of a message that is being sent while its [queue](queue.md) waits: without a\n" +
        "queue there are no arrows to and from it. A message that is spent when a later page resumes it has failed.",
      stateDiagram(submitTransitions),
    ),
  },
  {
    path: "docs/queue.md",
    text: page(
      "An offline queue",
      "`createOfflineQueue` goes these ways; an event that a state has no arrow for changes nothing, but for `stop` and\n" +
        "`resume` in `waiting`, which end the waiting and begin it anew. `due` comes when the network has been there for 1, 2,\n" +
        "4, 8 or 16 seconds and up to a second more; it ends in `empty` when the message is a day old or was tried five times.\n" +
        "`break` is a cancel, or whatever the draft, the network or the clock threw.\n\n" +
        "A message is stored when it begins to wait and before each try, and taken out when its promise settles. `stop`\n" +
        "aborts a try, but not a first send: nothing of that is stored. What is spent when it is resumed is taken out at once.",
      stateDiagram(queueTransitions),
    ),
  },
  {
    path: "docs/phone-reset.md",
    text: page(
      "A phone number reset",
      "`createPhoneReset` goes these ways; an event that a state has no arrow for changes nothing.\n" +
        "`checkingNumber`, `sendingCode`, `verifyingCode` and `updating` each wait for one call. When `sendingCode`\n" +
        "fails, the visitor is asked for the code if one was sent before, else for the number.",
      stateDiagram(phoneResetTransitions),
    ),
  },
];

function page(title: string, text: string, diagram: string): string {
  return `# ${title}

Drawn from the machine's transition table by \`pnpm --filter @matchfront/forms diagrams\`.

${text}

\`\`\`mermaid
${diagram}
\`\`\`
`;
}
