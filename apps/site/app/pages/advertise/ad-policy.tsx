import { DosAndDonts, Section } from "@matchfront/ui";
import { useMessages } from "../../messages/messages.ts";
import { linkTo } from "../../shell/link-to.tsx";

export function AdPolicy() {
  const { heading, rules, ...messages } = useMessages().advertise.policy;
  return (
    <Section heading={heading} id="ad-policy">
      <DosAndDonts {...messages} />
      <p>{rules({ guidelines: linkTo("/communityguidelines") })}</p>
    </Section>
  );
}
