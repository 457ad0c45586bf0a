import { PasswordResetDialog } from "@matchfront/site/forms/reset/password-reset-dialog.tsx";
import type { Dialogs } from "@matchfront/locales/load-dialogs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { expectVisibleText, FakeBackend, type FakeResponse } from "./fake-backend.tsx";
import { inDialogLocale, loadMessages, WithCalls } from "./dialog-locale.tsx";

const responses = {
  "Changes the password": "accepts",
  "Never responds": "never responds",
  "No network": "no network",
  "Rejects it: the password is too common": { status: 422, message: "This password is too common." },
  "Rejects it: the link has expired": {
    status: 401,
    message: "This link has expired or was already used. Please ask for a new one.",
  },
} as const satisfies Record<string, FakeResponse>;

type PasswordResetProps = { response: keyof typeof responses; problem?: "damaged" | "expired" | undefined };

function PasswordReset({ response, problem }: PasswordResetProps) {
  return (
    <FakeBackend responses={{ changePassword: responses[response] }}>
      <WithCalls>{(calls) => <PasswordResetDialog calls={calls} problem={problem} />}</WithCalls>
    </FakeBackend>
  );
}

const meta = {
  title: "Whole forms/Password reset",
  component: PasswordReset,
  tags: ["!autodocs", "whole-form"],
  args: { response: "Changes the password" },
  loaders: [loadMessages],
  decorators: [inDialogLocale],
  // The form is not in a package, so there is no code to copy.
  parameters: { docs: { codePanel: false } },
  argTypes: {
    response: { control: "select", name: "The backend", options: Object.keys(responses) },
    problem: { control: "select", name: "The link is", options: ["damaged", "expired"] },
  },
} satisfies Meta<typeof PasswordReset>;
export default meta;

type Story = StoryObj<typeof meta>;

type PlayContext = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "loaded">;

const copyOf = ({ loaded }: PlayContext): Dialogs["passwordReset"] => loaded.messages.passwordReset;

async function fillInAndSend(context: PlayContext, [first, second]: [string, string]): Promise<void> {
  const { canvas } = context;
  const { fields, send } = copyOf(context);
  await userEvent.type(canvas.getByLabelText(fields.newPassword.label), first);
  await userEvent.type(canvas.getByLabelText(fields.confirmPassword.label), second);
  await userEvent.click(canvas.getByRole("button", { name: send }));
}

const good: [string, string] = ["mango tree by the river", "mango tree by the river"];

export const Empty: Story = {};

/** The link is checked before the visitor types. */
export const InvalidLink: Story = {
  args: { problem: "expired" },
  async play({ canvas, loaded }) {
    // The dialog fades in.
    await waitFor(() => expect(canvas.getByText(loaded.messages.phoneReset.invalidLink)).toBeVisible());
  },
};

/** Too short, and the confirmation differs. */
export const Invalid: Story = {
  async play(context) {
    await fillInAndSend(context, ["mango", "river"]);
    // Testing Library normalizes no-break spaces.
    const tooShort = copyOf(context).errors.newPassword.minLength.replaceAll("\u00A0", " ");
    await expect(await context.canvas.findByText(tooShort)).toBeVisible();
  },
};

export const Sending: Story = {
  args: { response: "Never responds" },
  play: (context) => fillInAndSend(context, good),
};

export const Failed: Story = {
  args: { response: "Rejects it: the link has expired" },
  async play(context) {
    await fillInAndSend(context, good);
    await expectVisibleText(/This link has expired/);
  },
};

export const Changed: Story = {
  async play(context) {
    await fillInAndSend(context, good);
    await expectVisibleText(copyOf(context).done);
  },
};
