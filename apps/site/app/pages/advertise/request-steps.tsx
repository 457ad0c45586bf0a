import { ButtonLink, Panel, Section, Steps } from "@matchfront/ui";
import { Partners } from "@matchfront/ui/illustrations";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/messages.ts";
import { Drawing } from "../../shell/drawing.tsx";
import { linkTo } from "../../shell/link-to.tsx";
import { useLocalizePath } from "../../shell/use-localize-path.ts";

export function RequestSteps() {
  const { steps, talk } = useMessages().advertise;
  const path = useLocalizePath();
  return (
    <>
      <Section heading={steps.heading} id="how-to-start" surface="card">
        <Steps steps={[steps.send, steps.agree, steps.live]} />
      </Section>
      <Section aria-label={talk.title} id="ad-sales">
        <Panel
          actions={
            <ButtonLink href={path("/contactus")} variant="secondary">
              {talk.button}
            </ButtonLink>
          }
          picture={<Drawing of={<Partners bleed />} />}
          pictureSide="start"
          title={talk.title}
        >
          <p>{talk.text({ topic: strong, partnership: linkTo("/partnership") })}</p>
        </Panel>
      </Section>
    </>
  );
}

function strong(content: ReactNode) {
  return <strong>{content}</strong>;
}
