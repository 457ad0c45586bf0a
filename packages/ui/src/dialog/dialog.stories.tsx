import type { Meta, StoryObj } from "@storybook/react-vite";

import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { CodeField } from "../code-field/code-field.tsx";
import { FormStatus } from "../form-status/form-status.tsx";
import { PhoneField } from "../phone-field/phone-field.tsx";
import { SubmitButton } from "../submit-button/submit-button.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";

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

export const Two: Story = {
  render: ({ onClose }) => (
    <>
      <Dialog onClose={onClose} open title="Reset your password" />
      <Dialog onClose={onClose} open title="Thank you for your interest!" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const dialogs = within(canvasElement);
    const names = ["Reset your password", "Thank you for your interest!"];
    for (const name of names) await expect(dialogs.getByRole("dialog", { name })).toBeVisible();
  },
};

function WithOpener(props: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} onClose={() => setOpen(false)} open={open} />
    </>
  );
}

export const ReturnsFocus: Story = {
  parameters: { docs: { canvas: { sourceState: "none" }, codePanel: false } },
  render: (args) => <WithOpener {...args} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole("button", { name: "Open" });
    await userEvent.click(opener);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Close" }));
    await expect(opener).toHaveFocus();
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
