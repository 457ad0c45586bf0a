import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../button/button.tsx";
import { Section } from "./section.tsx";

const meta = {
  title: "Shell/Section",
  component: Section,
  args: {
    id: "contact",
    heading: "A real person reads every message",
    lead: "Need help? Met someone? Want to advertise? Write to us.",
    children: (
      <ButtonLink href="#contactus" variant="secondary">
        Contact Us
      </ButtonLink>
    ),
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { surface: "indigo", layout: "split", level: 2 },
  parameters: { docs: { canvas: { className: "story-small" } } },
};

/** The `aside` is under the heading. */
export const Aside: Story = {
  args: { layout: "split", aside: <p>Real people answer, in the order in which messages come in.</p> },
};

export const States: Story = {
  render: () => (
    <>
      <Section
        aside={<p>A real person answers.</p>}
        heading="Contact Us"
        id="opening"
        layout="split"
        lead="Got a question, a problem or a love story? Write to us."
        level={1}
      >
        <p>
          A real person reads every message. Choose a topic and tell us what happened; we’ll reply by email.
        </p>
      </Section>
      <Section heading="Take your time" id="page">
        <p>Only your matches can message you. You match when you both slide right.</p>
      </Section>
      <Section heading="Safety comes first" id="card" layout="split" surface="card">
        <p>Report anyone from their profile or your chat. People you block can never contact you again.</p>
      </Section>
      <Section
        heading="Grow your business"
        id="indigo"
        lead="5000+ happy advertising customers."
        surface="indigo"
      >
        <ButtonLink href="#advertise-form">Get Started</ButtonLink>
      </Section>
      <Section heading="Earn with us" id="indigo-deep" layout="split" surface="indigo-deep">
        <p>
          $1 for each qualifying download, paid through PayPal or Cashapp.{" "}
          <a href="#ambassadors">Become an Affiliate</a>
        </p>
      </Section>
    </>
  ),
};

export const OneStrong: Story = {
  tags: ["!dev", "!test"],
  render: () => (
    <>
      <Section heading="Take your time" lead="Only your matches can message you." />
      <Section heading="Safety comes first" lead="Blocked means blocked." surface="card" />
      <Section heading="Grow your business" lead="Join 5000+ happy advertising customers." surface="indigo" />
    </>
  ),
};

export const AllStrong: Story = {
  tags: ["dont", "!dev", "!test"],
  render: () => (
    <>
      <Section heading="Take your time" lead="Only your matches can message you." surface="indigo" />
      <Section heading="Safety comes first" lead="Blocked means blocked." surface="indigo-deep" />
      <Section heading="Grow your business" lead="Join 5000+ happy advertising customers." surface="indigo" />
    </>
  ),
};
