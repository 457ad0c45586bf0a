import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "Forms/TextField",
  component: TextField,
  args: { label: "Email", name: "email", type: "email", autoComplete: "email" },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: "We don’t share it with anyone", defaultValue: "ada@example.com" },
};

export const WithHint: Story = {
  args: { label: "Phone Number *", name: "phoneNumber", hint: "10 digits, no country code" },
};

export const Invalid: Story = {
  args: { error: "Must be a valid email", defaultValue: "ada@", hint: "We answer to this address" },
};

/** Only if nothing can be typed. Prefer to omit the field. */
export const Disabled: Story = { args: { disabled: true, defaultValue: "ada@example.com" } };

export const States: Story = {
  render: () => (
    <div className="story-stack">
      <TextField label="Your Name *" name="empty" />
      <TextField defaultValue="Okafor Bakery" label="Business Name (optional)" name="filled" />
      <TextField
        hint="We don’t share it, and we only keep the address while we’re talking"
        label="The email address of someone who can decide about advertising *"
        name="long"
      />
      <TextField defaultValue="ada@" error="Must be a valid email" label="Email *" name="invalid" />
      <TextField
        error="Phone Number is required"
        hint="10 digits, no country code"
        label="Phone Number *"
        name="both"
      />
      <TextField defaultValue="MOYO-2026" disabled label="Your affiliate code" name="disabled" />
    </div>
  ),
};

export const LabelAndHint: Story = {
  tags: ["!dev", "!test"],
  args: { label: "Phone Number *", name: "labelled", hint: "10 digits, no country code", type: "tel" },
};

export const PlaceholderAsLabel: Story = {
  tags: ["dont", "!dev", "!test"],
  args: { label: "", name: "placeholder", placeholder: "Phone Number (10 digits)", type: "tel" },
};

export const HelpfulError: Story = {
  tags: ["!dev", "!test"],
  args: {
    name: "helpful",
    defaultValue: "ada@example",
    error: "Must be a valid email, such as ada@example.com",
  },
};

export const BareError: Story = {
  tags: ["dont", "!dev", "!test"],
  args: { name: "bare", defaultValue: "ada@example", error: "Invalid" },
};
