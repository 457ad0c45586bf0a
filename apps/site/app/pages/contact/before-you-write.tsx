import { DefinitionList, Section } from "@matchfront/ui";
import { brand } from "../../../brand.ts";
import { facts } from "../../../content/facts.ts";

const { support } = brand.addresses;

/** Questions that are answered sooner elsewhere. */
export function BeforeYouWrite() {
  return (
    <Section heading="Before you write" id="before" layout="split" surface="card">
      <DefinitionList
        items={[
          { term: "In danger?", definition: "Call your local emergency number. We cannot send help." },
          {
            term: "Somebody misbehaves?",
            definition: (
              <>
                <a href="/faq#report-concern">How to report</a>, with the app and without it.
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
                <a href="/partnership">partnership requests</a> have pages of their own.
              </>
            ),
          },
          {
            term: "Something else?",
            definition: (
              <>
                It may be among the <a href="/faq">answers</a>.
              </>
            ),
          },
        ]}
      />
    </Section>
  );
}
