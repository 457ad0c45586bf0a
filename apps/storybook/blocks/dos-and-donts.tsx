import { Story, useOf, type Of } from "@storybook/addon-docs/blocks";
import { Icon, checkCircleIcon, xIcon } from "@matchfront/ui";
import type { ReactNode } from "react";
import { PageSection } from "./sections.tsx";

type ExampleProps = {
  /** The story. */
  of: Of;
  /** Why, in one sentence. */
  children: ReactNode;
};

/** Pairs of examples: what to do, and beside it what not. */
export function DosAndDonts({ children }: { children: ReactNode }) {
  return (
    <PageSection title="Dos and don’ts">
      <div className="doc-pair">{children}</div>
    </PageSection>
  );
}

export function Do({ of, children }: ExampleProps) {
  return (
    <figure className="doc-figure doc-example" data-kind="do">
      <div className="doc-stage">
        <Story of={of} />
      </div>
      <figcaption>
        <Icon path={checkCircleIcon} /> <strong>Do</strong> {children}
      </figcaption>
    </figure>
  );
}

/** Real components too, but inert: nobody is to reach what is wrong by key, or to hear it. */
export function Dont({ of, children }: ExampleProps) {
  const { story } = useOf(of, ["story"]);
  if (!story.tags.includes("dont")) throw new Error(`The story ${story.name} needs the tag "dont"`);
  return (
    <figure className="doc-figure doc-example" data-kind="dont">
      <div className="doc-stage" inert>
        <Story of={of} />
      </div>
      <figcaption>
        <Icon path={xIcon} /> <strong>Don’t</strong> {children}
      </figcaption>
    </figure>
  );
}
