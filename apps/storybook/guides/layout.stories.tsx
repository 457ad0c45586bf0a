import { ButtonLink, Card, CardGrid, Page, Section } from "@matchfront/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import "./layout.css";

const meta = {
  title: "Guides/Layout",
  parameters: { controls: { disable: true }, docs: { codePanel: false }, layout: "fullscreen" },
} satisfies Meta;
export default meta;

/** A page with an overlay that shows gutters, page width, columns and measure. */
export const Grid: StoryObj<typeof meta> = {
  render: () => (
    <div className="guide-layout">
      <Page>
        <Section
          heading="Safety comes first"
          id="safety"
          layout="split"
          lead="Report anyone from their profile or your chat."
          level={1}
        >
          <p>
            Blocked means blocked: anyone you block can never contact you again. A real person reads every
            report, and we reply by email. Take your time before meeting, and meet in a public place first.
          </p>
          <p>
            <ButtonLink href="#faq" variant="secondary">
              How can we help?
            </ButtonLink>
          </p>
        </Section>
        <Section heading="Where to go" id="topics" surface="card">
          <CardGrid>
            <Card href="#safety" title="Dating safety" />
            <Card href="#safetytips" title="Social safety" />
            <Card href="#communityguidelines" title="Community Guidelines" />
          </CardGrid>
        </Section>
      </Page>
      <div aria-hidden="true" className="guide-grid">
        <div className="guide-columns">
          <span />
          <span />
        </div>
      </div>
    </div>
  ),
};
