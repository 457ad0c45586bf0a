import type { Meta, StoryObj } from "@storybook/react-vite";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { PhoneField } from "../phone-field/phone-field.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const meta = {
  title: "Forms/ErrorSummary",
  component: ErrorSummary,
  args: {
    errors: [
      { id: "name", label: "Your Name", message: "Too Short!" },
      { id: "email", label: "Email", message: "Must be a valid email" },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { heading: "Your request was not sent" } };

/** Each link leads to its field, which shows the same error. In a group it leads to the invalid part. */
export const WithFields: Story = {
  tags: ["all-modes"],
  args: {
    errors: [
      { id: "name", message: "Name is required" },
      { id: "phoneNumber", message: "Phone Number is required" },
      { id: "adult", message: "You must be 18 or older" },
    ],
  },
  render: (args) => (
    <div className="story-stack">
      <ErrorSummary {...args} />
      <TextField error="Name is required" label="Your Name *" name="name" />
      <PhoneField
        countries={[{ code: "+234", country: "Nigeria" }]}
        error="Phone Number is required"
        label="Phone Number *"
      />
      <Checkbox error="You must be 18 or older" label="I am 18 or older" name="adult" />
    </div>
  ),
};

export const States: Story = {
  render: () => (
    <div className="story-stack">
      <ErrorSummary errors={[{ id: "email", message: "Email is required" }]} />
      <ErrorSummary
        errors={[
          { id: "name", message: "Too Short!" },
          { id: "phoneNumber", message: "Invaild phone number, It should only have max 10 digit" },
          { id: "description", message: "Description is required" },
        ]}
        heading="Your request was not sent"
      />
      <ErrorSummary errors={[]} heading="Your message is too long. Please shorten it and send it again." />
    </div>
  ),
};

export const CountOnly: Story = {
  tags: ["dont", "!dev", "!test"],
  args: { errors: [], heading: "There are 2 errors in this form" },
};
