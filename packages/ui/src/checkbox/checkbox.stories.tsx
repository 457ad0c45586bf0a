import type { Meta, StoryObj } from "@storybook/react-vite";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  title: "Forms/Checkbox",
  component: Checkbox,
  args: { label: "I am 18 or older", name: "adult" },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: "Moyo is for adults only", error: "You must be 18 or older", defaultChecked: true },
};

export const States: Story = {
  render: () => (
    <div className="story-stack">
      <Checkbox label="I am 18 or older" name="empty" />
      <Checkbox defaultChecked label="I have read the Privacy policy" name="checked" />
      <Checkbox
        hint="One email a month. Unsubscribe anytime."
        label="Email me when Moyo pays partners more, and when there’s news for ambassadors"
        name="long"
      />
      <Checkbox error="You must be 18 or older" label="I am 18 or older" name="invalid" />
      <Checkbox defaultChecked error="This page is no longer public" label="My page is public" name="wrong" />
      <Checkbox disabled label="Pay me through Cashapp" name="disabled" />
      <Checkbox defaultChecked disabled label="Pay me through PayPal" name="settled" />
    </div>
  ),
};

export const Positive: Story = {
  tags: ["!dev", "!test"],
  args: { label: "Email me news for ambassadors", name: "positive" },
};

export const Negative: Story = {
  tags: ["dont", "!dev", "!test"],
  args: { label: "Don’t stop sending me emails", name: "negative", defaultChecked: true },
};
