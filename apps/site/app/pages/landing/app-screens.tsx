import { Card, CardGrid, Section } from "@matchfront/ui";
import type { ReactElement } from "react";

/** A `Stage`, and what it shows. */
export type AppScreen = { stage: ReactElement; title: string; text: string };

type AppScreensProps = {
  heading: string;
  /** Three. */
  screens: readonly AppScreen[];
};

/** What one sees in the app. */
export function AppScreens({ heading, screens }: AppScreensProps) {
  return (
    <Section heading={heading} id="screens">
      <CardGrid>
        {screens.map(({ stage, title, text }) => (
          <Card key={title} media={stage} title={title}>
            <p>{text}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
