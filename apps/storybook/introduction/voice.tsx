import { Section } from "@matchfront/ui";

export function Voice() {
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
