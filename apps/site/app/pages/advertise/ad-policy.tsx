import { DosAndDonts, Section } from "@matchfront/ui";
import { useWords } from "../../words/words.ts";
import { linkTo } from "../../shell/link-to.tsx";

/** What may be advertised, in short; the rules are those that members keep, and the law. */
export function AdPolicy() {
  const { heading, rules, ...words } = useWords().advertise.policy;
  return (
    <Section heading={heading} id="ad-policy">
      <DosAndDonts {...words} />
      <p>{rules({ guidelines: linkTo("/communityguidelines") })}</p>
    </Section>
  );
}
