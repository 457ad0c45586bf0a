import { DefinitionList, Section } from "@matchfront/ui";
import { brand } from "../../../brand.ts";
import { useMessages } from "../../messages/messages.ts";
import { linkTo } from "../../shell/link-to.tsx";

export function BeforeYouWrite() {
  const { heading, danger, behavior, data, business, other } = useMessages().contact.before;
  return (
    <Section heading={heading} id="before" surface="card">
      <DefinitionList
        layout="columns"
        items={[
          danger,
          { ...behavior, definition: behavior.definition({ report: linkTo("/faq#report-concern") }) },
          { ...data, definition: data.definition({ mail: linkTo(`mailto:${brand.addresses.support}`) }) },
          {
            ...business,
            definition: business.definition({
              advertising: linkTo("/advertise-form"),
              partnership: linkTo("/partnership"),
            }),
          },
          { ...other, definition: other.definition({ help: linkTo("/faq") }) },
        ]}
      />
    </Section>
  );
}
