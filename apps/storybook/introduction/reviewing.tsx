import { DefinitionList, Section } from "@matchfront/ui";

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

export function Reviewing() {
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
