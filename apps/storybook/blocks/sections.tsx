import {
  Canvas,
  Controls,
  Heading,
  PureArgsTable,
  Source,
  useOf,
  type Of,
} from "@storybook/addon-docs/blocks";
import type { ComponentType, ReactNode } from "react";
import { typedControls } from "../.storybook/typed-controls.ts";
import { useToolbar } from "../.storybook/use-toolbar.ts";
import { StoryFrame } from "./story-frame.tsx";

type SectionProps = { title: string; half?: boolean; children?: ReactNode };
type StoryProps = { of: Of };

/** A section with a heading. Two halves are side by side in wide windows. */
export function PageSection({ title, half = false, children }: SectionProps) {
  return (
    <section className="doc-section" data-half={half}>
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}

type PlaygroundProps = StoryProps & {
  /** The component to document, if the story shows another. */
  component?: ComponentType<never>;
  /** The element that receives all other props, such as "button". */
  native?: string;
  /** Documentation of other exports, such as hooks. */
  children?: ReactNode;
};

/** A story, and the table of its component's props, whose controls change it. */
export function Playground({ of, component, native, children }: PlaygroundProps) {
  const toolbar = JSON.stringify(useToolbar());
  const manual = native === "svg" ? "SVG/Reference/Element" : "HTML/Reference/Elements";
  return (
    <>
      <PageSection title="Playground">
        {/* The key remounts the canvas when the toolbar changes: Storybook's frames read globals only at start. */}
        <Canvas key={toolbar} of={of} sourceState="none" />
      </PageSection>
      <PageSection title="Props">
        <div className="doc-scroller">
          {component ? <PropsTable component={component} /> : <Controls of={of} />}
        </div>
        <div className="doc-columns">{children}</div>
        {native && (
          <p>
            All other props, also <code>className</code> and <code>ref</code>, are attributes of{" "}
            <a href={`https://developer.mozilla.org/docs/Web/${manual}/${native}`}>
              <code>&lt;{native}&gt;</code>
            </a>
            .
          </p>
        )}
      </PageSection>
    </>
  );
}

function PropsTable({ component }: { component: ComponentType<never> }) {
  const { projectAnnotations } = useOf(component, ["component"]);
  const argTypes = projectAnnotations.parameters?.docs?.extractArgTypes(component);
  return <PureArgsTable rows={typedControls({ argTypes, initialArgs: {} })} />;
}

export function States({ of }: StoryProps) {
  return (
    <PageSection title="States">
      <StoryFrame of={of} />
    </PageSection>
  );
}

type ThemingProps = {
  /** An example of a declaration, such as "--color-action: teal". */
  example: string;
  children: ReactNode;
};

/** How to change the component's style, beside the code of its playground with its import. */
export function Theming({ example, children }: ThemingProps) {
  const dark = useToolbar().theme === "dark";
  const { csfFile } = useOf("meta", ["meta"]);
  const playground = Object.values(csfFile.stories).find(({ name }) => name === "Playground");
  return (
    <>
      <PageSection half title="Theming">
        <div className="doc-text">{children}</div>
        <p>To change it in one place, style an element around it:</p>
        <Source code={`.shop {\n  ${example};\n}`} dark={dark} language="css" />
      </PageSection>
      <PageSection half title="Code">
        <Source dark={dark} of={playground?.moduleExport} />
      </PageSection>
    </>
  );
}
