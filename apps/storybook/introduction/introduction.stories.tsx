import type { Meta, StoryObj } from "@storybook/react-vite";
import { Couple, DefinitionList, FeatureList, Hero, Page, Pattern, Section, palette } from "@matchfront/ui";
import { ManWithWhiteBeard, WomanWithSilverHair } from "@matchfront/ui/illustrations";
import { People } from "./people.tsx";

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

const rules = [
  {
    title: "Half of it is quiet",
    text: "Every second strip is undyed, so the pattern never shouts over the page.",
  },
  { title: "Signs never line up", text: "Each strip carries at most one sign, at a height of its own." },
  {
    title: "One to a section",
    text: "A pattern closes or opens a section; it is not wallpaper, and it never moves.",
  },
];

const misuses = [
  { title: "No words on it", text: "Text stands on plain ground." },
  {
    title: "No borrowed meaning",
    text: "No adinkra, no named kente, no bogolan: those signs say things and have owners.",
  },
  { title: "Not turned, not shrunk", text: "Strips hang straight and are never narrower than 32 px." },
];

function PatternRules() {
  return (
    <>
      <Pattern id="introduction-pattern" />
      <Section
        heading="The pattern"
        id="pattern"
        layout="split"
        lead="Weavers across West Africa sew narrow strips into broad cloth. We borrow the structure only. The sign on it is ours: two half discs that share an edge, a meeting."
      >
        <FeatureList features={rules} variant="checks" />
        <FeatureList features={misuses} variant="crosses" />
      </Section>
    </>
  );
}

function Voice() {
  return (
    <Section
      heading="The voice"
      id="voice"
      lead="Ojuju speaks; it was drawn in Lagos after the eye cuts of masquerade masks, and it writes hundreds of African languages. Mulish explains."
      surface="indigo-deep"
    >
      <p className="story-display" lang="yo">
        Ẹ káàbọ̀
      </p>
      <p className="story-h2">Ngọzi, Àyọ̀délé, Kɔfi, Ɗan Ladi, Nyaŋ</p>
      <p className="story-lead">
        Ojuju is for headings of 28 px and more, in one weight. Mulish is for everything else, at 400 and 700,
        never smaller than 15 px. Together they weigh less than one photograph: 40 KB.
      </p>
    </Section>
  );
}

const colours = [
  { name: "shea", use: "the page" },
  { name: "calabash", use: "cards, quiet strips of the pattern" },
  { name: "ink", use: "text" },
  { name: "clay", use: "links, the main button" },
  { name: "sun", use: "light, never text on light" },
  { name: "indigo", use: "the second field, focus" },
  { name: "palm", use: "success, the third field" },
  { name: "hibiscus", use: "moments of love" },
] as const;

function Colours() {
  return (
    <Section
      heading="The colors"
      id="colors"
      lead="Earth, cloth and plants. Every pair that carries text is measured by a test; so are the pairs that must not."
    >
      <ul className="story-palette">
        {colours.map(({ name, use }) => (
          <li key={name}>
            <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 64 96">
              <path d="M0 0h64v96H0Z" fill={palette[name]} />
              <path
                d="M8 0v96M31 0v96M55 0v96"
                opacity=".12"
                stroke={name === "shea" ? palette.ink : palette.shea}
              />
            </svg>
            <strong>{name}</strong>
            <br />
            <small>{use}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const conditions = [
  { term: "Theme", definition: "Light or dark. A part with its own surface looks the same in both." },
  {
    term: "Direction",
    definition: "Right to left mirrors every layout; names and numbers keep their own direction.",
  },
  {
    term: "Motion",
    definition:
      "Reduced motion emulates the setting of the visitor's device: nothing moves, and the carousel stays.",
  },
  {
    term: "Text",
    definition:
      "200 % emulates a larger text size in the browser. Spaced out is the spacing of WCAG 2.2, 1.4.12.",
  },
  {
    term: "Viewport",
    definition: "320, 500, 768, 1024 and 1280 px. At 500 px the navigation and the footer change.",
  },
];

function Reviewing() {
  return (
    <Section
      heading="How to review"
      id="reviewing"
      layout="split"
      lead="Open a component's States, which shows all its states on one page. Then change the conditions in the toolbar. Tests check the stories in light, dark, forced colors and spaced-out text at 320 px, and compare States with its baseline pictures, pixel by pixel."
    >
      <DefinitionList items={conditions} />
    </Section>
  );
}
