import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../button/button.tsx";
import { StoreButtons } from "../store-buttons/store-buttons.tsx";
import { CallToAction } from "./call-to-action.tsx";

const meta = {
  title: "Marketing/CallToAction",
  component: CallToAction,
  args: {
    heading: "Find something real",
    lead: "Someone who shares your values is already here.",
    children: <StoreButtons appleHref="#apple" googleHref="#google" />,
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof CallToAction>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    heading: "Ready when you are",
    lead: "5000+ happy advertising customers.",
    actions: <ButtonLink href="#advertise-form">Get Started</ButtonLink>,
    children: undefined,
  },
  parameters: { docs: { canvas: { className: "story-small" } } },
};

export const States: Story = {
  render: (args) => (
    <>
      <CallToAction {...args} />
      <CallToAction
        actions={
          <>
            <ButtonLink href="#advertise-form">Get Started</ButtonLink>
            <ButtonLink href="#contactus" variant="secondary">
              Contact Us
            </ButtonLink>
          </>
        }
        heading="Grow your business with us."

        lead="5000+ happy advertising customers."
      />
      <CallToAction heading="See you there" />
    </>
  ),
};

export const ManyActions: Story = {
  tags: ["dont", "!dev", "!test"],
  args: {
    heading: "Ready when you are",
    lead: "5000+ happy advertising customers.",
    actions: (
      <>
        <ButtonLink href="#advertise-form">Get Started</ButtonLink>
        <ButtonLink href="#contactus">Contact Us</ButtonLink>
        <ButtonLink href="#faq">Help</ButtonLink>
        <ButtonLink href="#affiliate">Affiliate</ButtonLink>
      </>
    ),
    children: undefined,
  },
};
