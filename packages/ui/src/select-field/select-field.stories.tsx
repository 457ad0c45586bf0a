import type { Meta, StoryObj } from "@storybook/react-vite";

import { SelectField } from "./select-field.tsx";

const meta = {
  title: "Forms/SelectField",
  component: SelectField,
  args: {
    label: "Topic",
    name: "topic",
    options: ["Ad Sales", "Success Stories", "Help / Support", "Question about something else"],
    placeholder: "Choose a topic",
  },
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The browser's own list, so it works on every phone. */
export const Default: Story = {};

/** Every prop to try. */
export const Playground: Story = {
  args: { hint: "So that the right person answers", defaultValue: "Ad Sales" },
};

/** A value other than its text. */
export const WithValues: Story = {
  args: {
    label: "Country",
    name: "dialingCode",
    options: [
      { value: "+234", label: "Nigeria (+234)" },
      { value: "+1", label: "United States (+1)" },
    ],
  },
};

/** An error says what is missing. */
export const Invalid: Story = { args: { error: "Topic is required" } };
