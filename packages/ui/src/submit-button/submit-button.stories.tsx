import type { Meta, StoryObj } from "@storybook/react-vite";
import { SubmitButton } from "./submit-button.tsx";

const meta = {
  title: "Forms/SubmitButton",
  component: SubmitButton,
  args: { children: "Send" },
  argTypes: {
    size: { control: "radio", options: ["medium", "large"] },
    variant: { control: "radio", options: ["primary", "secondary"] },
  },
} satisfies Meta<typeof SubmitButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { loading: true, loadingLabel: "Checking...", size: "large", variant: "secondary" },
};

export const States: Story = {
  render: () => (
    <div className="story-stack">
      <div className="story-row">
        <SubmitButton>Send</SubmitButton>
        <SubmitButton loading>Send</SubmitButton>
      </div>
      <div className="story-row">
        <SubmitButton size="large">Submit</SubmitButton>
        <SubmitButton loading size="large">
          Submit
        </SubmitButton>
      </div>
      <div className="story-row">
        <SubmitButton variant="secondary">Send code</SubmitButton>
        <SubmitButton loading variant="secondary">
          Send code
        </SubmitButton>
      </div>
      <SubmitButton loading loadingLabel="We are sending your request to the people who read it...">
        Submit
      </SubmitButton>
    </div>
  ),
};

export const DisabledUntilValid: Story = { tags: ["dont", "!dev", "!test"], args: { disabled: true } };
