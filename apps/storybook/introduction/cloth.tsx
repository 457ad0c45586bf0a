import { Band, FeatureList, Section } from "@matchfront/ui";

const rules = [
  {
    title: "Half of it is quiet",
    text: "Every second strip is undyed, so the cloth never shouts over the page.",
  },
  { title: "Signs never line up", text: "Each strip carries at most one sign, at a height of its own." },
  { title: "One to a section", text: "A band closes or opens; it is not wallpaper, and it never moves." },
];

const misuses = [
  { title: "No words on it", text: "Text stands on plain ground." },
  {
    title: "No borrowed meaning",
    text: "No adinkra, no named kente, no bogolan: those signs say things and have owners.",
  },
  { title: "Not turned, not shrunk", text: "Strips hang straight and are never narrower than 32 px." },
];

/** The pattern: its parts, and how it must not be used. */
export function Cloth() {
  return (
    <>
      <Band id="introduction-cloth" />
      <Section
        heading="The cloth"
        id="cloth"
        layout="split"
        lead="Weavers across West Africa sew narrow strips into broad cloth. We borrow the structure only. The sign on it is ours: two half discs that share an edge, a meeting."
      >
        <FeatureList features={rules} variant="checks" />
        <FeatureList features={misuses} variant="crosses" />
      </Section>
    </>
  );
}
