import { DefinitionList, Section } from "@matchfront/ui";

const conditions = [
  { term: "Theme", definition: "Light or dark. A part with a surface of its own looks the same in both." },
  {
    term: "Direction",
    definition: "Right to left mirrors every layout; names and numbers keep their own direction.",
  },
  {
    term: "Motion",
    definition: "Reduced motion is what a visitor's device would ask for: nothing moves, the carousel waits.",
  },
  {
    term: "Text",
    definition: "200 % is the visitor's own size; spaced out is what WCAG says a page must survive.",
  },
  {
    term: "Viewport",
    definition: "320, 500, 768, 1024 and 1280 px. At 500 px the navigation and the footer change.",
  },
];

/** How a designer looks at a component here. */
export function Reviewing() {
  return (
    <Section
      heading="How to review"
      id="reviewing"
      layout="split"
      lead="Open a component's States: everything it can look like, on one page. Then change the conditions in the toolbar. Tests look at every story light, dark, in forced colours and spaced out at 320 px, and compare States with its last agreed picture, pixel by pixel."
    >
      <DefinitionList items={conditions} />
    </Section>
  );
}
