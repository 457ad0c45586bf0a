import { Canvas, Controls, type Of } from "@storybook/addon-docs/blocks";
import { useToolbar } from "../.storybook/use-toolbar.ts";
import { StoryFrame } from "./story-frame.tsx";
import { PageSection } from "./sections.tsx";

type LiveProps = {
  of: Of;
  /** The story to show in both color schemes. @default of */
  schemes?: Of;
  /** The frames' height in pixels, for components that are fixed to the window. */
  height?: number;
};

export function Live({ of, schemes = of, height }: LiveProps) {
  const toolbar = JSON.stringify(useToolbar());
  return (
    <PageSection title="Live">
      {/* The key remounts the canvas when the toolbar changes: Storybook's frames read globals only at start. */}
      <Canvas key={toolbar} of={of} />
      <Controls of={of} />
      <div className="doc-pair">
        {(["light", "dark"] as const).map((scheme) => (
          <figure className="doc-figure" key={scheme}>
            <StoryFrame height={height} of={schemes} scheme={scheme} />
            <figcaption>{scheme === "light" ? "Light" : "Dark"}</figcaption>
          </figure>
        ))}
      </div>
    </PageSection>
  );
}
