import { Card, CardGrid, Section } from "@matchfront/ui";
import type { ReactElement } from "react";

export type AppScreen = { frame: ReactElement; title: string; text: string };

type AppScreensProps = {
  heading: string;
  /** Exactly three, to fill a row. */
  screens: readonly AppScreen[];
};

export function AppScreens({ heading, screens }: AppScreensProps) {
  return (
    <Section heading={heading} id="screens">
      <CardGrid>
        {screens.map(({ frame, title, text }) => (
          <Card key={title} media={frame} title={title}>
            <p>{text}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
