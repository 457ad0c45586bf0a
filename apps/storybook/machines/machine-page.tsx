import { Button, DataTable, Page, Section, type DataColumn } from "@matchfront/ui";
import type { PendingCall } from "./use-pending-call.ts";

/** One arrow of a Mermaid state diagram. */
type Transition = { from: string; to: string; events: string; isHere: boolean };

type MachinePageProps = {
  title: string;
  lead: string;
  state: { status: string };
  /** The visitor's actions; those that the state ignores change nothing. */
  actions: Readonly<Record<string, () => void>>;
  pending: PendingCall | undefined;
  /** The package's document with the machine's state diagram. */
  diagram: string;
};

const columns: [DataColumn<Transition>, ...DataColumn<Transition>[]] = [
  { header: "From", cell: ({ from, isHere }) => (isHere ? <mark>{from}</mark> : from) },
  { header: "On", cell: ({ events }) => events },
  { header: "To", cell: ({ to }) => to },
];

/** A state machine driven by hand: its state, its events, and its transitions. */
export function MachinePage({ title, lead, state, actions, pending, diagram }: MachinePageProps) {
  return (
    // The names of states and events are code.
    <Page translate="no">
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
          <h2>{pending ? `The answer of ${pending.name}` : "No call is under way"}</h2>
          <div className="story-row">
            {pending?.answers.map(({ label, settle }) => (
              <Button key={label} onClick={settle}>
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
          rows={readTransitions(diagram, state.status)}
        />
      </Section>
    </Page>
  );
}

/** Reads the arrows between the states of a document's state diagram, and marks those that leave a state. */
function readTransitions(document: string, status: string): Transition[] {
  const arrows = document.matchAll(/^ +(\w+) --> (\w+): (.+)$/gm);
  return Array.from(arrows, ([, from = "", to = "", events = ""]) => ({
    from,
    to,
    events,
    isHere: from === status,
  }));
}
