import { passwordResetForm } from "@matchfront/forms";
import { PasswordResetDialog } from "@matchfront/site/forms/reset/password-reset-dialog.tsx";
import { resetCalls } from "@matchfront/site/forms/reset/reset-api.ts";
import { ToastProvider } from "@matchfront/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { FakeBackend, type Answer } from "./fake-backend.tsx";

const answers = {
  "Changes the password": "accepts",
  "Never answers": "never answers",
  "Cannot be reached: there is no network": "no network",
  "Refuses it: the password is too common": { status: 422, message: "This password is too common." },
  "Refuses it: the link has expired": {
    status: 401,
    message: "This link has expired or was already used. Please ask for a new one.",
  },
} as const satisfies Record<string, Answer>;

type PasswordResetProps = { answer: keyof typeof answers };

const calls = resetCalls("a1b2");

function PasswordReset({ answer }: PasswordResetProps) {
  return (
    <FakeBackend answers={{ changePassword: answers[answer] }}>
      <ToastProvider>
        <PasswordResetDialog calls={calls} />
      </ToastProvider>
    </FakeBackend>
  );
}

const meta = {
  title: "Whole forms/Password reset",
  component: PasswordReset,
  tags: ["!autodocs", "whole-form"],
  args: { answer: "Changes the password" },
  // The form is the site's, not a package's: there is no code to copy.
  parameters: { docs: { codePanel: false } },
  argTypes: { answer: { control: "select", name: "The backend", options: Object.keys(answers) } },
} satisfies Meta<typeof PasswordReset>;
export default meta;

type Story = StoryObj<typeof meta>;

const { fields, send, errors } = passwordResetForm.copy;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

async function fillInAndSend(canvas: Canvas, [first, second]: [string, string]): Promise<void> {
  await userEvent.type(canvas.getByLabelText(fields.newPassword.label), first);
  await userEvent.type(canvas.getByLabelText(fields.confirmPassword.label), second);
  await userEvent.click(canvas.getByRole("button", { name: send }));
}

const good: [string, string] = ["mango tree by the river", "mango tree by the river"];

export const Empty: Story = {};

/** Too short, and not the same twice. */
export const Refused: Story = {
  async play({ canvas }) {
    await fillInAndSend(canvas, ["mango", "river"]);
    await expect(await canvas.findByText(errors.newPassword.minLength)).toBeVisible();
  },
};

export const Sending: Story = {
  args: { answer: "Never answers" },
  play: ({ canvas }) => fillInAndSend(canvas, good),
};

export const Failed: Story = {
  args: { answer: "Refuses it: the link has expired" },
  async play({ canvas }) {
    await fillInAndSend(canvas, good);
    await expect((await canvas.findAllByText(/This link has expired/))[0]).toBeVisible();
  },
};

export const Changed: Story = {
  async play({ canvas }) {
    await fillInAndSend(canvas, good);
    await expect((await canvas.findAllByText(passwordResetForm.copy.done))[0]).toBeVisible();
  },
};
