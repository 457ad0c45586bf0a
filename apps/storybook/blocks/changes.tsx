import { Markdown } from "@storybook/addon-docs/blocks";
import { Fragment } from "react";
import { PageSection } from "./sections.tsx";
import { useComponent } from "./use-component.ts";

/** What each version changed of it; before the first release, what the next one will. */
export function Changes() {
  const { changes } = useComponent();
  return (
    <PageSection title="Changes">
      {changes.length === 0 && <p>None since the first version.</p>}
      {changes.map(({ version, texts }) => (
        <Fragment key={version}>
          <h3>{version}</h3>
          {texts.map((text) => (
            <Markdown key={text}>{text}</Markdown>
          ))}
        </Fragment>
      ))}
    </PageSection>
  );
}
