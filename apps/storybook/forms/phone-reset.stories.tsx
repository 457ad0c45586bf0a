import { oneTimeCodeForm, phoneResetCopy, resetPhoneForm } from "@matchfront/forms";
import { PhoneResetDialog } from "@matchfront/site/forms/reset/phone-reset-dialog.tsx";
import { resetCalls } from "@matchfront/site/forms/reset/reset-api.ts";
import { ToastProvider } from "@matchfront/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { FakeBackend, type Answer } from "./fake-backend.tsx";

type Choices = Record<string, Answer>;

const outOfOrder = { status: 500, message: "" };
const choices = {
  isPhoneFree: {
    "Is free": "accepts",
    "Is a member's": { status: 409, message: "Phone Number already exists" },
    "Never answers": "never answers",
  },
  sendCode: {
    "Sends it": "accepts",
    "The number is invalid": { status: 400, message: "", code: 60_200 },
    "Is out of order": outOfOrder,
  },
  checkCode: {
    "Is right": "accepts",
    "Is wrong": { status: 200, message: "pending" },
    "Has expired": { status: 404, message: "", code: 20_404 },
    "Was tried too often": { status: 429, message: "", code: 60_202 },
  },
  updatePhone: { "Changes it": "accepts", "Is out of order": outOfOrder },
} as const satisfies Record<string, Choices>;

type PhoneResetProps = { [Call in keyof typeof choices]: keyof (typeof choices)[Call] };

const calls = resetCalls("a1b2");

function PhoneReset({ isPhoneFree, sendCode, checkCode, updatePhone }: PhoneResetProps) {
  return (
    <FakeBackend
      answers={{
        isPhoneFree: choices.isPhoneFree[isPhoneFree],
        sendCode: choices.sendCode[sendCode],
        checkCode: choices.checkCode[checkCode],
        updatePhone: choices.updatePhone[updatePhone],
      }}
    >
      <ToastProvider>
        <PhoneResetDialog calls={calls} />
      </ToastProvider>
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
  // The form is the site's, not a package's: there is no code to copy.
  parameters: { docs: { codePanel: false } },
  args: {
    isPhoneFree: "Is free",
    sendCode: "Sends it",
    checkCode: "Is right",
    updatePhone: "Changes it",
  },
  argTypes: {
    isPhoneFree: chooseFrom("The number", choices.isPhoneFree),
    sendCode: chooseFrom("The code's SMS", choices.sendCode),
    checkCode: chooseFrom("The code", choices.checkCode),
    updatePhone: chooseFrom("The change", choices.updatePhone),
  },
} satisfies Meta<typeof PhoneReset>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

async function enterNumber(canvas: Canvas): Promise<void> {
  await userEvent.selectOptions(canvas.getByLabelText("Country code"), "+234");
  await userEvent.type(canvas.getByLabelText("Number"), "8031234567");
  await userEvent.click(canvas.getByRole("button", { name: resetPhoneForm.copy.send }));
}

async function enterCode(canvas: Canvas): Promise<void> {
  await enterNumber(canvas);
  await userEvent.type(await canvas.findByLabelText(oneTimeCodeForm.copy.fields.code.label), "123456");
  await userEvent.click(canvas.getByRole("button", { name: phoneResetCopy.code.check }));
}

async function expectText(canvas: Canvas, text: string): Promise<void> {
  await expect((await canvas.findAllByText(text))[0]).toBeVisible();
}

export const EnteringNumber: Story = {};

export const NumberTaken: Story = {
  args: { isPhoneFree: "Is a member's" },
  async play({ canvas }) {
    await enterNumber(canvas);
    await expectText(canvas, phoneResetCopy.failures.taken);
  },
};

export const CheckingNumber: Story = {
  args: { isPhoneFree: "Never answers" },
  play: ({ canvas }) => enterNumber(canvas),
};

export const EnteringCode: Story = {
  async play({ canvas }) {
    await enterNumber(canvas);
    await expect(await canvas.findByLabelText(oneTimeCodeForm.copy.fields.code.label)).toBeVisible();
  },
};

export const WrongCode: Story = {
  args: { checkCode: "Is wrong" },
  async play({ canvas }) {
    await enterCode(canvas);
    await expectText(canvas, phoneResetCopy.failures.wrong);
  },
};

export const UpdateFailed: Story = {
  args: { updatePhone: "Is out of order" },
  async play({ canvas }) {
    await enterCode(canvas);
    await expect(await canvas.findByRole("button", { name: phoneResetCopy.retry })).toBeVisible();
  },
};

export const Done: Story = {
  async play({ canvas }) {
    await enterCode(canvas);
    await expectText(canvas, phoneResetCopy.done);
  },
};
