import type { Meta, StoryObj } from "@storybook/react-vite";
import { CodeField } from "./code-field.tsx";

const meta = {
  title: "Forms/CodeField",
  component: CodeField,
  args: { label: "One-time code (OTP)", name: "code" },
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { digits: 4, hint: "4 digits, in the message we sent you" } };

export const States: Story = {
  render: () => (
    <div className="story-stack">
      <CodeField label="One-time code (OTP)" name="empty" />
      <CodeField
        defaultValue="402718"
        hint="We sent 6 digits to +234 801 234 5678. They work for 10 minutes."
        label="Enter the OTP we texted to the phone with your new number"
        name="filled"
      />
      <CodeField error="Please enter OTP" label="One-time code (OTP)" name="required" />
      <CodeField defaultValue="402719" error="OTP Doesn't match" label="One-time code (OTP)" name="wrong" />
      <CodeField defaultValue="4027182818" digits={10} label="Enter a long code" name="long" />
      <CodeField defaultValue="402718" disabled label="Checking your code" name="disabled" />
    </div>
  ),
};

export const WhereToLook: Story = {
  tags: ["!dev", "!test"],
  args: { name: "where", hint: "We sent 6 digits to +234 801 234 5678. They work for 10 minutes." },
};

export const NoClue: Story = {
  tags: ["dont", "!dev", "!test"],
  args: { name: "clue", label: "Code", error: "Wrong" },
};
