import { DefinitionList, Section } from "@matchfront/ui";
import { brand } from "../../../brand.ts";
import { facts } from "../../../content/facts.ts";

const { support } = brand.addresses;

/** Questions that are answered sooner elsewhere. */
export function BeforeYouWrite() {
  return (
    <Section heading="Before you write" id="before" surface="card">
      <DefinitionList
        layout="columns"
        items={[
          {
            term: "In danger?",
            definition: "Call your local emergency number. We can’t send help ourselves.",
          },
          {
            term: "Someone behaving badly?",
            definition: (
              <>
                <a href="/faq#report-concern">How to report</a>, with or without the app.
              </>
            ),
          },
          {
            term: "Your data?",
            definition: (
              <>
                Write to <a href={`mailto:${support}`}>{support}</a>. We answer data requests within{" "}
                {facts.answers.dataRequestHours} hours.
              </>
            ),
          },
          {
            term: "Your business?",
            definition: (
              <>
                <a href="/advertise-form">Advertising requests</a> and{" "}
                <a href="/partnership">partnership requests</a> have their own pages.
              </>
            ),
          },
          {
            term: "Something else?",
            definition: (
              <>
                Check <a href="/faq">Help</a> first.
              </>
            ),
          },
        ]}
      />
    </Section>
  );
}
