import { phoneResetTransitions } from "../src/phone-reset/transition.ts";
import { queueTransitions } from "../src/queue/transitions.ts";
import { submitTransitions } from "../src/submit/transitions.ts";
import { stateDiagram } from "./state-diagram.ts";

/** The page of each machine: its path in the package, and its content. */
export const diagrams: readonly { readonly path: string; readonly text: string }[] = [
  {
    path: "docs/submit.md",
    text: page(
      "A submit",
      "The transitions of `createSubmit`; an event without an arrow from a state is ignored there.\n" +
        "A message is `queued` while its [queue](queue.md) waits for the network: without a queue there are no\n" +
        "arrows to and from it. A message that is exhausted when a later page resumes it fails.",
      stateDiagram(submitTransitions),
    ),
  },
  {
    path: "docs/queue.md",
    text: page(
      "An offline queue",
      "The transitions of `createOfflineQueue`; an event without an arrow from a state is ignored there, except for `stop` and\n" +
        "`resume` in `waiting`, which end and restart the wait. `due` fires when the network has been online for 1, 2, 4, 8 or\n" +
        "16 seconds plus up to a second of jitter; it leads to `empty` if the message is a day old or was retried five times.\n" +
        "`break` is a cancel, or an error thrown by the draft, the network or the clock.\n\n" +
        "A message is stored when it starts to wait and before each retry, and removed when its promise settles. `stop`\n" +
        "aborts a retry, but not a first send, which is not stored. A message that is exhausted when it is resumed is removed\n" +
        "immediately.",
      stateDiagram(queueTransitions),
    ),
  },
  {
    path: "docs/phone-reset.md",
    text: page(
      "A phone number reset",
      "The transitions of `createPhoneReset`; an event without an arrow from a state is ignored there.\n" +
        "`checkingNumber`, `sendingCode`, `verifyingCode` and `updating` each wait for one call. If `sendingCode`\n" +
        "fails, the visitor is asked for the code if one was sent before, else for the number.",
      stateDiagram(phoneResetTransitions),
    ),
  },
];

function page(title: string, text: string, diagram: string): string {
  return `# ${title}

Generated from the machine's transition table by \`pnpm --filter @matchfront/forms diagrams\`.

${text}

\`\`\`mermaid
${diagram}
\`\`\`
`;
}
