import { ButtonLink, Panel, Partners, Section, Steps } from "@matchfront/ui";
import { facts } from "../../../content/facts.ts";
import { Drawing } from "../../shell/drawing.tsx";

/** From a request to an ad that runs, and who to ask before. */
export function RequestSteps() {
  return (
    <>
      <Section heading="From request to live ad" id="how-to-start" surface="card">
        <Steps
          steps={[
            {
              title: "Send your request",
              text: "Tell us about your business and what you want to advertise. It’s one short form.",
            },
            {
              title: "Agree on the plan",
              text: `A real person gets back to you within ${facts.answers.businessHours} hours. Together, you work out your audience, format and price, with no obligation.`,
            },
            {
              title: "Go live",
              text: "Your ad runs in our dating apps, inside messages, or both.",
            },
          ]}
        />
      </Section>
      <Section aria-label="Talk to a real person" id="ad-sales">
        <Panel
          actions={
            <ButtonLink href="/contactus" variant="secondary">
              Contact Us
            </ButtonLink>
          }
          picture={<Drawing of={<Partners bleed />} />}
          pictureSide="start"
          title="Talk to a real person"
        >
          <p>
            Not ready to send a request? Ask us anything first: write to us and choose the topic{" "}
            <strong>Ad Sales</strong>. Want to work with us another way? See the{" "}
            <a href="/partnership">Partnership Program</a>.
          </p>
        </Panel>
      </Section>
    </>
  );
}
