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
  tags: ["stable"],
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

/** The fields and the button; an empty status takes no space. */
export const Default: Story = {};

/** All props as controls. */
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

/** With everything a form can show at once. */
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

/** One column, from the first question to the button. */
export const OneColumn: Story = { tags: ["!dev", "!test"] };

/** Buttons before the fields, the one that cancels first. */
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
