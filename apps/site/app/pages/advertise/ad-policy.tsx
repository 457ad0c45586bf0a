import { DosAndDonts, Section } from "@matchfront/ui";

/** What may be advertised, in short; the rules are those that members keep, and the law. */
export function AdPolicy() {
  return (
    <Section heading="What you can advertise" id="ad-policy">
      <DosAndDonts
        doHeading="Welcome"
        dos={[
          "Legal products, services and events for people 18 and older",
          "Honest offers from a business people can contact",
          "Pictures and words that are yours to use",
          "Targeting by location, race, ethnicity and gender, where the law allows",
        ]}
        dontHeading="Not allowed"
        donts={[
          "Nudity, sexual content, prostitution or trafficking",
          "Hate speech, harassment or violence",
          "Scams, impersonation or spam",
          "Drugs, weapons or anything else that’s illegal",
          "Anything for people under 18",
        ]}
      />
      <p>
        Ads follow the same rules as our members: see the{" "}
        <a href="/communityguidelines">Community Guidelines</a>.
      </p>
    </Section>
  );
}
