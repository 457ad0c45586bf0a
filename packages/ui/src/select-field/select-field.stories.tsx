import type { Meta, StoryObj } from "@storybook/react-vite";
import { SelectField } from "./select-field.tsx";

const meta = {
  title: "Forms/SelectField",
  component: SelectField,
  args: {
    label: "Topic",
    name: "topic",
    options: ["Ad Sales", "Success Stories", "Help / Support", "Question about something else"],
    prompt: "Choose a topic",
  },
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: "So that the right person answers", defaultValue: "Ad Sales" },
};

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

export const Invalid: Story = { args: { error: "Topic is required" } };

/** Only if nothing can be selected. Prefer to omit the field. */
export const Disabled: Story = { args: { disabled: true, defaultValue: "Success Stories" } };

export const States: Story = {
  render: (args) => (
    <div className="story-stack">
      <SelectField {...args} name="empty" />
      <SelectField {...args} defaultValue="Help / Support" label="Your topic" name="filled" />
      <SelectField
        {...args}
        defaultValue="Question about something else"
        hint="So that the right person answers, and answers soon"
        label="What is your message about, as far as it can be said in so few words?"
        name="long"
      />
      <SelectField {...args} error="Topic is required" label="Topic *" name="invalid" />
      <SelectField {...args} defaultValue="Ad Sales" disabled label="Topic, as chosen" name="disabled" />
    </div>
  ),
};

export const Unchosen: Story = { tags: ["!dev", "!test"], args: { name: "unchosen" } };

export const Prechosen: Story = {
  tags: ["dont", "!dev", "!test"],
  args: { name: "prechosen", prompt: undefined },
};
