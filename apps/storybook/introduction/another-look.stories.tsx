import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  Pattern,
  Button,
  Callout,
  Card,
  CardGrid,
  Couple,
  Hero,
  Logo,
  Page,
  Panel,
  Section,
  TextField,
} from "@matchfront/ui";
import {
  ManWithBeard,
  ManWithLocs,
  Portrait,
  StartCommunicating,
  WomanWithAfro,
  WomanWithHeadWrap,
} from "@matchfront/ui/illustrations";
import { expect } from "storybook/test";

const meta = {
  title: "Introduction/Another look",
  parameters: { controls: { disable: true }, layout: "fullscreen" },
  globals: { look: "lagoon" },
  tags: ["!autodocs", "without-panel"],
} satisfies Meta;
export default meta;

/** Components in another brand's theme: other colors, square corners, another pattern, other typefaces. */
export const Lagoon: StoryObj<typeof meta> = {
  render: () => (
    <Page header={<Logo name="Lagoon" />}>
      <Hero
        actions={<Button>Join us</Button>}
        pattern={<Pattern id="another-look-pattern" seed={3} />}
        eyebrow="The same components"
        illustration={<Couple left={WomanWithAfro} right={ManWithLocs} />}
        lead="Nothing here is another component. A theme of thirty lines has changed colors, corners, pattern and type, and is held to the same contrast."
        title="Another brand, another look"
      />
      <Section heading="Words that must be noticed" layout="split" lead="Callouts are strips of the pattern.">
        <Callout title="A note">It has the color of the night sky here.</Callout>
        <Callout title="It has worked" tone="success">
          In the green of palms.
        </Callout>
        <Callout title="Careful" tone="warning">
          In coral, with dark text.
        </Callout>
        <Callout title="Call for help now" tone="emergency">
          Red means the same everywhere.
        </Callout>
      </Section>
      <Section heading="People" surface="card">
        <CardGrid>
          <Card media={<Portrait ground="sun" person={WomanWithHeadWrap} />} title="Clothes follow the brand">
            Skin, hair and blush do not.
          </Card>
          <Card media={<StartCommunicating />} title="So do scenes">
            Their grounds, their phones, their signs.
          </Card>
        </CardGrid>
      </Section>
      <Section heading="On strong color" lead="Surfaces keep their readable text, whatever their color is.">
        <Panel
          level={3}
          picture={<Couple left={WomanWithHeadWrap} right={ManWithBeard} />}
          surface="indigo"
          title="A field"
        >
          <TextField hint="We never show it." label="Email" name="email" type="email" />
        </Panel>
      </Section>
    </Page>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { backgroundColor } = getComputedStyle(canvas.getByRole("button", { name: "Join us" }));
    const { fontFamily } = getComputedStyle(canvas.getByRole("heading", { level: 1 }));
    const wrap = canvasElement.querySelector('[fill="#B23A16"]:not([opacity])') ?? canvasElement;
    await expect({ backgroundColor, fill: getComputedStyle(wrap).fill }).toEqual({
      backgroundColor: "rgb(10, 103, 110)",
      fill: "rgb(10, 103, 110)",
    });
    await expect(fontFamily).toMatch(/^"Young Serif"/);
  },
};
