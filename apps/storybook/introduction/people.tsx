import { Section } from "@matchfront/ui";
import {
  ManWithBeard,
  ManWithFade,
  ManWithGlasses,
  ManWithLocs,
  ManWithWhiteBeard,
  Portrait,
  WomanWithAfro,
  WomanWithBraids,
  WomanWithCornrows,
  WomanWithHeadWrap,
  WomanWithSilverHair,
} from "@matchfront/ui/illustrations";

const people = [
  { person: WomanWithAfro, ground: "sun" },
  { person: ManWithLocs, ground: "indigo" },
  { person: WomanWithHeadWrap, ground: "hibiscus" },
  { person: ManWithFade, ground: "palm" },
  { person: WomanWithCornrows, ground: "sun" },
  { person: ManWithGlasses, ground: "indigo" },
  { person: WomanWithSilverHair, ground: "clay" },
  { person: ManWithWhiteBeard, ground: "palm" },
  { person: WomanWithBraids, ground: "palm" },
  { person: ManWithBeard, ground: "clay" },
] as const;

export function People() {
  return (
    <Section
      heading="The people"
      id="people"
      lead="No photographs: a stranger's portrait would pretend to be a member. Ten people, drawn from arcs and from our cloth, eyes closed and calm. Any two of them make a couple."
      surface="card"
    >
      <div className="story-people">
        {people.map(({ person, ground }) => (
          <Portrait ground={ground} key={person.name} person={person} />
        ))}
      </div>
    </Section>
  );
}
