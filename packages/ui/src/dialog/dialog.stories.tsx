import type { Meta, StoryObj } from "@storybook/react-vite";

import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { TextField } from "../text-field/text-field.tsx";
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

/** A short message: the heading takes the focus, so it is read first. */
export const Default: Story = {};

/** Every prop to try. */
export const Playground: Story = { args: { closeLabel: "Done" } };

/** A form: its first field takes the focus. */
export const WithFields: Story = {
  args: {
    title: "Reset your phone number",
    children: (
      <>
        <TextField
          autoComplete="tel-national"
          hint="10 digits, no country code"
          inputMode="numeric"
          label="New phone number"
          name="phone"
          type="tel"
        />
        <Button>Send code</Button>
      </>
    ),
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

/** Esc closes it, and focus goes back to what opened it. */
export const ReturnsFocus: Story = {
  render: (args) => <WithOpener {...args} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole("button", { name: "Open" });
    await userEvent.click(opener);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Close" }));
    await expect(opener).toHaveFocus();
  },
};
