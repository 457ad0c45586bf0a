import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { ErrorSummary } from "../error-summary/error-summary.tsx";
import { FormStatus } from "../form-status/form-status.tsx";
import { SubmitButton } from "../submit-button/submit-button.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { FormLayout } from "./form-layout.tsx";

const meta = {
  title: "Forms/FormLayout",
  component: FormLayout,
  args: {
    status: <FormStatus />,
    actions: <SubmitButton>Send</SubmitButton>,
    children: (
      <>
        <TextField label="Your Name" name="name" />
        <TextField label="Email" name="email" type="email" />
      </>
    ),
  },
} satisfies Meta<typeof FormLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    actions: (
      <>
        <SubmitButton>Send</SubmitButton>
        <Button variant="secondary">Cancel</Button>
      </>
    ),
  },
};

export const States: Story = {
  args: {
    ...Playground.args,
    summary: <ErrorSummary errors={{ name: "Too Short!" }} labels={{ name: "Your Name" }} />,
    status: (
      <FormStatus tone="error">We couldn’t reach the server. Please send your message again.</FormStatus>
    ),
    children: (
      <>
        <TextField defaultValue="A" error="Too Short!" label="Your Name" name="name" />
        <TextField label="Email" name="email" type="email" />
      </>
    ),
  },
};

export const ButtonsFirst: Story = {
  tags: ["dont", "!dev", "!test"],
  args: {
    children: undefined,
    status: undefined,
    summary: (
      <div className="story-row">
        <Button>Cancel</Button>
        <SubmitButton variant="secondary">Send</SubmitButton>
      </div>
    ),
    actions: <TextField label="Your Name" name="last" />,
  },
};
