import type { Meta, StoryObj } from "@storybook/react-vite";

import { TextField } from "../text-field/text-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const meta = {
  title: "Forms/ErrorSummary",
  component: ErrorSummary,
  args: {
    errors: [
      { id: "name", message: "Name is required" },
      { id: "email", message: "Must be a valid email" },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Stands above a refused form and takes the focus. */
export const Default: Story = {};

/** Every prop to try. */
export const Playground: Story = { args: { heading: "Your request was not sent" } };

/** Each link leads to its field, which says the same. */
export const WithFields: Story = {
  render: (args) => (
    <div className="story-stack">
      <ErrorSummary {...args} />
      <TextField error="Name is required" label="Your Name *" name="name" />
      <TextField defaultValue="ada@" error="Must be a valid email" label="Email *" name="email" />
    </div>
  ),
};

/** The form was refused as a whole: there is no field to mend. */
export const RefusedWhole: Story = {
  args: { errors: [], heading: "Your message is too long. Please shorten it and send it again." },
};
