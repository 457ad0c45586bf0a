import { Card, CardGrid, Section } from "@matchfront/ui";
import { ScreenFrame, type ScreenFrameProps } from "./screen-frame.tsx";

type AppScreen = ScreenFrameProps & { title: string; text: string };

type AppScreensProps = {
  heading: string;
  /** Exactly three, to fill a row. */
  screens: readonly AppScreen[];
};

export function AppScreens({ heading, screens }: AppScreensProps) {
  return (
    <Section heading={heading} id="screens">
      <CardGrid>
        {screens.map(({ of, ground, title, text }) => (
          <Card key={title} media={<ScreenFrame ground={ground} of={of} />} title={title}>
            <p>{text}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
