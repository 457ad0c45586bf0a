import { PhoneResetDialog } from "@matchfront/site/forms/reset/phone-reset-dialog.tsx";
import type { LinkProblem } from "@matchfront/site/forms/reset/reset-api.ts";
import type { Dialogs } from "@matchfront/locales/load-dialogs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { expectVisibleText, FakeBackend, type FakeResponse } from "./fake-backend.tsx";
import { inDialogLocale, loadMessages, WithCalls } from "./dialog-locale.tsx";

type Choices = Record<string, FakeResponse>;

const serverError = { status: 500, message: "" };
const choices = {
  isPhoneAvailable: {
    "Is free": "accepts",
    "Is a member's": { status: 200, message: "Phone Number already exists" },
    "Never responds": "never responds",
  },
  sendCode: {
    "Sends it": "accepts",
    "The number is invalid": { status: 400, message: "", code: 60_200 },
    "Fails with status 500": serverError,
  },
  checkCode: {
    "Is right": "accepts",
    "Is wrong": { status: 200, message: "pending" },
    "Has expired": { status: 404, message: "", code: 20_404 },
    "Was tried too often": { status: 429, message: "", code: 60_202 },
  },
  updatePhone: { "Changes it": "accepts", "Fails with status 500": serverError },
} as const satisfies Record<string, Choices>;

type PhoneResetProps = { [Call in keyof typeof choices]: keyof (typeof choices)[Call] } & {
  problem?: LinkProblem | undefined;
};

function PhoneReset({ isPhoneAvailable, sendCode, checkCode, updatePhone, problem }: PhoneResetProps) {
  return (
    <FakeBackend
      responses={{
        isPhoneAvailable: choices.isPhoneAvailable[isPhoneAvailable],
        sendCode: choices.sendCode[sendCode],
        checkCode: choices.checkCode[checkCode],
        updatePhone: choices.updatePhone[updatePhone],
      }}
    >
      <WithCalls>{(calls) => <PhoneResetDialog calls={calls} problem={problem} />}</WithCalls>
    </FakeBackend>
  );
}

const chooseFrom = (name: string, of: Choices) => ({
  name,
  control: "select" as const,
  options: Object.keys(of),
});

const meta = {
  title: "Whole forms/Phone number reset",
  component: PhoneReset,
  tags: ["!autodocs", "whole-form"],
  loaders: [loadMessages],
  decorators: [inDialogLocale],
  // The form is not in a package, so there is no code to copy.
  parameters: { docs: { codePanel: false } },
  args: {
    isPhoneAvailable: "Is free",
    sendCode: "Sends it",
    checkCode: "Is right",
    updatePhone: "Changes it",
  },
  argTypes: {
    isPhoneAvailable: chooseFrom("The number", choices.isPhoneAvailable),
    sendCode: chooseFrom("The code's SMS", choices.sendCode),
    checkCode: chooseFrom("The code", choices.checkCode),
    updatePhone: chooseFrom("The change", choices.updatePhone),
    problem: { name: "The link is", control: "select", options: ["damaged", "expired", "unavailable"] },
  },
} satisfies Meta<typeof PhoneReset>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "loaded">;

const messagesOf = ({ loaded }: PlayContext): Dialogs => loaded.messages;

async function enterNumber(context: PlayContext): Promise<void> {
  const { canvas } = context;
  const { dialog, phoneNumber } = messagesOf(context);
  const country = canvas.getByLabelText(phoneNumber.fields.dialingCode.label);
  await userEvent.selectOptions(country, "+234");
  await userEvent.type(canvas.getByLabelText(dialog.number), "8031234567");
  await userEvent.click(canvas.getByRole("button", { name: phoneNumber.send }));
}

async function enterCode(context: PlayContext): Promise<void> {
  const { canvas } = context;
  const { oneTimeCode, phoneReset } = messagesOf(context);
  await enterNumber(context);
  await userEvent.type(await canvas.findByLabelText(oneTimeCode.fields.code.label), "123456");
  await userEvent.click(canvas.getByRole("button", { name: phoneReset.code.check }));
}

export const EnteringNumber: Story = {};

/** The link is checked before the visitor types. */
export const InvalidLink: Story = {
  args: { problem: "expired" },
  // The dialog fades in.
  play: (context) => expectVisibleText(messagesOf(context).phoneReset.invalidLink),
};

/** The server is set up so that it sends no codes. */
export const Unavailable: Story = {
  args: { problem: "unavailable" },
  play: (context) => expectVisibleText(messagesOf(context).dialog.unavailable.phone),
};

export const NumberTaken: Story = {
  args: { isPhoneAvailable: "Is a member's" },
  async play(context) {
    await enterNumber(context);
    await expectVisibleText(messagesOf(context).phoneReset.failures.taken);
  },
};

export const CheckingNumber: Story = {
  args: { isPhoneAvailable: "Never responds" },
  play: (context) => enterNumber(context),
};

/** After four seconds. */
export const CheckingSlowly: Story = {
  args: { isPhoneAvailable: "Never responds" },
  async play(context) {
    await enterNumber(context);
    await expectVisibleText(messagesOf(context).submit.slow, 8000);
  },
};

/** The toast has the HTTP status text. */
export const CodeNotSent: Story = {
  args: { sendCode: "Fails with status 500" },
  async play(context) {
    await enterNumber(context);
    await expectVisibleText(messagesOf(context).dialog.smsFailed);
  },
};

export const EnteringCode: Story = {
  async play(context) {
    await enterNumber(context);
    const { code } = messagesOf(context).oneTimeCode.fields;
    await expect(await context.canvas.findByLabelText(code.label)).toBeVisible();
  },
};

export const WrongCode: Story = {
  args: { checkCode: "Is wrong" },
  async play(context) {
    await enterCode(context);
    await expectVisibleText(messagesOf(context).phoneReset.failures.wrong);
  },
};

export const TooManyTries: Story = {
  args: { checkCode: "Is wrong" },
  async play(context) {
    const { code, failures } = messagesOf(context).phoneReset;
    await enterCode(context);
    for (let tries = 1; tries < 5; tries += 1)
      await userEvent.click(await context.canvas.findByRole("button", { name: code.check }));
    await expectVisibleText(failures.tooManyAttempts);
    // Toasts of earlier attempts fade out.
    await waitFor(() => expect(context.canvas.queryByText(failures.wrong)).toBeNull());
  },
};

export const UpdateFailed: Story = {
  args: { updatePhone: "Fails with status 500" },
  async play(context) {
    await enterCode(context);
    const { retry: name } = messagesOf(context).phoneReset;
    await expect(await context.canvas.findByRole("button", { name })).toBeVisible();
  },
};

export const Done: Story = {
  async play(context) {
    await enterCode(context);
    await expectVisibleText(messagesOf(context).phoneReset.done);
  },
};
