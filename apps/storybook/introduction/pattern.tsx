import { Pattern, FeatureList, Section } from "@matchfront/ui";

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

export function PatternRules() {
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
