import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { CodeField } from "../code-field/code-field.tsx";
import { FormStatus } from "../form-status/form-status.tsx";
import { PhoneField } from "../phone-field/phone-field.tsx";
import { SubmitButton } from "../submit-button/submit-button.tsx";
import { Dialog } from "./dialog.tsx";

const meta = {
  title: "Feedback/Dialog",
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: "Thank you for your interest! We will get back to you as soon as possible!",
  },
  parameters: { docs: { story: { inline: false, height: "28rem" } } },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The heading has the focus, so it is read first. */
export const Default: Story = {};

export const Playground: Story = { args: { closeLabel: "Done" } };

/** The first field has the focus. */
export const WithFields: Story = {
  parameters: { docs: { story: { height: "36rem" } } },
  args: {
    title: "Change your phone number",
    children: (
      <>
        <PhoneField
          countries={[{ code: "+234", country: "Nigeria" }]}
          hint="10 digits, no country code"
          label="New phone number"
        />
        <SubmitButton>Send code</SubmitButton>
      </>
    ),
  },
};

/** Taller than a phone, so the panel scrolls. */
export const States: Story = {
  args: {
    title: "Change your phone number",
    children: (
      <>
        <p>We’ll text a code to the new number, to make sure it’s yours.</p>
        <PhoneField
          countries={[{ code: "+234", country: "Nigeria" }]}
          defaultValue="8012345678"
          hint="10 digits, no country code"
          label="New phone number"
        />
        <CodeField error="OTP Doesn't match" label="One-time code (OTP)" name="code" />
        <FormStatus>We sent a new code</FormStatus>
        <SubmitButton>Verify</SubmitButton>
      </>
    ),
  },
};

export const ShortMessage: Story = {
  tags: ["!dev", "!test"],
  args: { title: "Your phone number is changed.", closeLabel: "Done" },
};

export const Wordy: Story = {
  tags: ["dont", "!dev", "!test"],
  args: {
    title: "Attention!",
    closeLabel: "OK",
    children: (
      <p>
        Please note that your session may at some point expire, and that in such a case any text which has not
        been sent may have to be typed again.
      </p>
    ),
  },
};
