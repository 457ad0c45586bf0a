import { Canvas, Controls, type Of } from "@storybook/addon-docs/blocks";
import { useToolbar } from "../.storybook/use-toolbar.ts";
import { StoryFrame } from "./story-frame.tsx";
import { PageSection } from "./sections.tsx";

type LiveProps = {
  /** The story with controls. */
  of: Of;
  /** The story shown in both schemes, if another shows more. */
  schemes?: Of;
  /** The height of the frames, where what they show is fixed to the window. */
  height?: number;
};

/** The playground with its controls; then light and dark side by side, each in a window of its own. */
export function Live({ of, schemes = of, height }: LiveProps) {
  const toolbar = JSON.stringify(useToolbar());
  return (
    <PageSection title="Live">
      {/* Anew with each choice in the toolbar: a story in a frame of Storybook's reads them as it begins. */}
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
