import { Button, DataTable, Page, Section, type DataColumn } from "@matchfront/ui";
import type { HeldCall } from "./use-held-call.ts";

/** One arrow of a Mermaid state diagram. */
type Way = { from: string; to: string; events: string; isHere: boolean };

type MachinePageProps = {
  title: string;
  lead: string;
  state: { status: string };
  /** What a visitor can do; what the state does not listen to changes nothing. */
  actions: Readonly<Record<string, () => void>>;
  held: HeldCall | undefined;
  /** The package's own document with the machine's diagram. */
  diagram: string;
};

const columns: [DataColumn<Way>, ...DataColumn<Way>[]] = [
  { header: "From", cell: ({ from, isHere }) => (isHere ? <mark>{from}</mark> : from) },
  { header: "On", cell: ({ events }) => events },
  { header: "To", cell: ({ to }) => to },
];

/** A machine that a person drives: where it stands, what can happen to it, and every way that it goes. */
export function MachinePage({ title, lead, state, actions, held, diagram }: MachinePageProps) {
  return (
    <Page>
      <Section heading={title} id="machine" lead={lead} level={1}>
        <div className="story-stack">
          <output className="story-state">{JSON.stringify(state, undefined, 2)}</output>
          <h2>The visitor</h2>
          <div className="story-row">
            {Object.entries(actions).map(([label, act]) => (
              <Button key={label} onClick={act} variant="secondary">
                {label}
              </Button>
            ))}
          </div>
          <h2>{held ? `The answer of ${held.name}` : "No call is under way"}</h2>
          <div className="story-row">
            {held?.answers.map(({ label, give }) => (
              <Button key={label} onClick={give}>
                {label}
              </Button>
            ))}
          </div>
        </div>
      </Section>
      <Section heading="Every way" id="ways" surface="card">
        <DataTable
          caption="Drawn from the transition table; the current state is marked"
          columns={columns}
          rowKey={({ from, events, to }) => `${from} ${events} ${to}`}
          rows={readDiagram(diagram, state.status)}
        />
      </Section>
    </Page>
  );
}

/** Reads the arrows between the states of a document's state diagram, and marks those that leave a state. */
function readDiagram(document: string, status: string): Way[] {
  const arrows = document.matchAll(/^ +(\w+) --> (\w+): (.+)$/gm);
  return Array.from(arrows, ([, from = "", to = "", events = ""]) => ({
    from,
    to,
    events,
    isHere: from === status,
  }));
}
