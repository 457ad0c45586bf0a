import { Canvas, Controls, type Of } from "@storybook/addon-docs/blocks";
import { useComponent } from "./use-component.ts";
import { SchemeFrame } from "./scheme-frame.tsx";
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
  const { name } = useComponent();
  return (
    <PageSection title="Live">
      <Canvas of={of} />
      <Controls of={of} />
      <div className="doc-pair">
        {(["light", "dark"] as const).map((scheme) => (
          <SchemeFrame height={height} key={scheme} name={name} of={schemes} scheme={scheme} />
        ))}
      </div>
    </PageSection>
  );
}
