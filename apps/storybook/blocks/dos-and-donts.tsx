import { Story, useOf, type Of } from "@storybook/addon-docs/blocks";
import { Icon, checkCircleIcon, xIcon } from "@matchfront/ui";
import type { ReactNode } from "react";
import { StoryFrame } from "./story-frame.tsx";
import { PageSection } from "./sections.tsx";

type ExampleProps = {
  of: Of;
  /** Whether to show the story in a frame: to keep ids unique, or for its media queries. */
  framed?: boolean;
  children: ReactNode;
};

export function DosAndDonts({ children }: { children: ReactNode }) {
  return (
    <PageSection title="Dos and don’ts">
      <div className="doc-pair">{children}</div>
    </PageSection>
  );
}

export function Do({ of, framed = false, children }: ExampleProps) {
  return (
    <figure className="doc-figure doc-example" data-kind="do">
      <div className="doc-stage">{framed ? <StoryFrame of={of} /> : <Story of={of} />}</div>
      <figcaption>
        <Icon path={checkCircleIcon} /> <strong>Do</strong> {children}
      </figcaption>
    </figure>
  );
}

/** A bad example. It is inert, to hide it from keyboards and screen readers. */
export function Dont({ of, framed = false, children }: ExampleProps) {
  const { story } = useOf(of, ["story"]);
  if (!story.tags.includes("dont")) throw new Error(`The story ${story.name} needs the tag "dont"`);
  return (
    <figure className="doc-figure doc-example" data-kind="dont">
      <div className="doc-stage" inert>
        {framed ? <StoryFrame of={of} /> : <Story of={of} />}
      </div>
      <figcaption>
        <Icon path={xIcon} /> <strong>Don’t</strong> {children}
      </figcaption>
    </figure>
  );
}
