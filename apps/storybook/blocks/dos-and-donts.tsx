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

export const Do = (props: ExampleProps) => <Example icon={checkCircleIcon} name="Do" {...props} />;

/** A bad example. It is inert, to hide it from keyboards and screen readers. */
export function Dont(props: ExampleProps) {
  const { story } = useOf(props.of, ["story"]);
  if (!story.tags.includes("dont")) throw new Error(`The story ${story.name} needs the tag "dont"`);
  return <Example icon={xIcon} inert name="Don’t" {...props} />;
}

type NamedExampleProps = ExampleProps & { name: string; icon: string; inert?: boolean };

function Example({ of, name, icon, inert = false, children }: NamedExampleProps) {
  return (
    <figure className="doc-example" data-kind={inert ? "dont" : "do"}>
      <div className="doc-stage" inert={inert}>
        {use(Framed) ? <StoryFrame of={of} /> : <Story of={of} />}
      </div>
      <figcaption>
        <Icon path={icon} /> <strong>{name}</strong> {children}
      </figcaption>
    </figure>
  );
}
