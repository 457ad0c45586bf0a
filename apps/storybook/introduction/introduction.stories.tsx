import type { Meta, StoryObj } from "@storybook/react-vite";
import { Couple, Hero, Page } from "@matchfront/ui";
import { ManWithWhiteBeard, WomanWithSilverHair } from "@matchfront/ui/illustrations";
import { PatternRules } from "./pattern.tsx";
import { Colours } from "./colours.tsx";
import { People } from "./people.tsx";
import { Reviewing } from "./reviewing.tsx";
import { Voice } from "./voice.tsx";

const meta = {
  title: "Introduction",
  parameters: { controls: { disable: true }, layout: "fullscreen" },
  // The tests run axe; loading it here too would add a tenth to Storybook's first page.
  globals: { a11y: { manual: true } },
  tags: ["!autodocs", "without-panel"],
} satisfies Meta;
export default meta;

/** The aims of the design, and how to review it. The page consists of real components. */
export const StripsAndMeetings: StoryObj<typeof meta> = {
  name: "Strips and meetings",
  render: () => (
    <Page>
      <Hero
        eyebrow="The design of Matchfront"
        illustration={
          <Couple
            label="An elder with a white beard and a woman with silver hair, eyes closed, face to face in front of the sun"
            left={ManWithWhiteBeard}
            right={WomanWithSilverHair}
          />
        }
        lead="Narrow strips of cloth, sewn edge to edge, and two halves that lean together. Everything here is made of these two ideas: warm, premium, and plainly not a template."
        title="Strips and meetings"
      />
      <PatternRules />
      <Voice />
      <Colours />
      <People />
      <Reviewing />
    </Page>
  ),
};
