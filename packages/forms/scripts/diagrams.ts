import { phoneResetTransitions } from "../src/phone-reset/transition.ts";
import { transitions } from "../src/submit/transition.ts";
import { stateDiagram } from "./state-diagram.ts";

/** Each machine's page: where it is, seen from the package, and what it says. */
export const diagrams: readonly { readonly path: string; readonly text: string }[] = [
  {
    path: "docs/submit.md",
    text: page(
      "A submit",
      "`createSubmit` goes these ways; an event that a state has no arrow for changes nothing.",
      stateDiagram(transitions),
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
