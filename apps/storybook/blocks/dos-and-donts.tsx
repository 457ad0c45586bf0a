import { Story, useOf, type Of } from "@storybook/addon-docs/blocks";
import { Icon, checkCircleIcon, xIcon } from "@matchfront/ui";
import { createContext, use, type ReactNode } from "react";
import { StoryFrame } from "./story-frame.tsx";
import { PageSection } from "./sections.tsx";

type ExampleProps = { of: Of; children: ReactNode };

const Framed = createContext(false);

/** Good and bad examples. They are framed to keep ids unique, or for their media queries. */
export function DosAndDonts({ framed = false, children }: { framed?: boolean; children: ReactNode }) {
  return (
    <PageSection title="Dos and don’ts">
      <Framed value={framed}>
        <div className="doc-pair">{children}</div>
      </Framed>
    </PageSection>
  );
}

export function Do({ of, children }: ExampleProps) {
  return (
    <figure className="doc-example" data-kind="do">
      <div className="doc-stage">{use(Framed) ? <StoryFrame of={of} /> : <Story of={of} />}</div>
      <figcaption>
        <Icon path={checkCircleIcon} /> <strong>Do</strong> {children}
      </figcaption>
    </figure>
  );
}

/** A bad example. It is inert, to hide it from keyboards and screen readers. */
export function Dont({ of, children }: ExampleProps) {
  const { story } = useOf(of, ["story"]);
  if (!story.tags.includes("dont")) throw new Error(`The story ${story.name} needs the tag "dont"`);
  return (
    <figure className="doc-example" data-kind="dont">
      <div className="doc-stage" inert>
        {use(Framed) ? <StoryFrame of={of} /> : <Story of={of} />}
      </div>
      <figcaption>
        <Icon path={xIcon} /> <strong>Don’t</strong> {children}
      </figcaption>
    </figure>
  );
}
