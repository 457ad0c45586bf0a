import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ManualPhoneReset } from "./phone-reset.tsx";
import { ManualSubmit } from "./submit.tsx";

const meta = {
  title: "Machines",
  parameters: { controls: { disable: true }, layout: "fullscreen" },
  tags: ["!autodocs", "without-panel"],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** How a message form sends. */
export const Submit: Story = { render: () => <ManualSubmit /> };

/** From entering a number to its update, with every transition. */
export const PhoneNumberReset: Story = { render: () => <ManualPhoneReset /> };

// Hidden in the sidebar, so that a person who opens a machine finds it in its initial state.
export const SubmitPlayed: Story = {
  ...Submit,
  tags: ["!dev"],
  async play({ canvas, userEvent }) {
    const press = async (name: string) => userEvent.click(await canvas.findByRole("button", { name }));
    await press("send");
    await press("We couldn’t reach the server.");
    await expect(await canvas.findByText(/"queued"/)).toBeVisible();
    await press("the network is back");
    await press("it is taken");
    await expect(await canvas.findByText(/"succeeded"/)).toBeVisible();
  },
};

export const PhoneNumberResetPlayed: Story = {
  ...PhoneNumberReset,
  tags: ["!dev"],
  async play({ canvas, userEvent }) {
    const press = async (name: string) => userEvent.click(await canvas.findByRole("button", { name }));
    for (const name of [
      "enter a number",
      "it is free",
      "it is sent",
      "enter a code",
      "wrong",
      "enter a code",
    ])
      await press(name);
    await press("right");
    await press("it is done");
    await expect(await canvas.findByText(/"done"/)).toBeVisible();
  },
};
