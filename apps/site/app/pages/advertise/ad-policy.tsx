import { DosAndDonts, Section } from "@matchfront/ui";
import { useWords } from "../../words/words.ts";
import { linkTo } from "../../shell/link-to.tsx";

export function AdPolicy() {
  const { heading, rules, ...words } = useWords().advertise.policy;
  return (
    <Section heading={heading} id="ad-policy">
      <DosAndDonts {...words} />
      <p>{rules({ guidelines: linkTo("/communityguidelines") })}</p>
    </Section>
  );
}
