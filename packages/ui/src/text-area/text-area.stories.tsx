import type { Meta, StoryObj } from "@storybook/react-vite";

import { TextArea } from "./text-area.tsx";

const meta = {
  title: "Forms/TextArea",
  component: TextArea,
  args: { label: "Tell us about your Business and what you seek to advertise", name: "description" },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Resizable, without a count. */
export const Default: Story = {};

/** All props as controls. */
export const Playground: Story = { args: { limit: 200, rows: 4, hint: "In any language" } };

/** With a limit, which is shown from the start. */
export const Counted: Story = { args: { limit: 5000 } };

/** From three quarters on it counts what remains, and announces it when typing pauses. */
export const NearTheLimit: Story = {
  args: { limit: 60, defaultValue: "We bake bread in Lagos and we’d like to advertise it." },
};

/** Nothing is truncated; it says how many characters are too many. */
export const OverTheLimit: Story = {
  args: { limit: 40, defaultValue: "We bake bread in Lagos and we’d like to advertise it." },
};

/** The error is beside the count. */
export const Invalid: Story = { args: { limit: 5000, error: "Description is required" } };

/** Only if nothing can be typed; prefer to omit the field. */
export const Disabled: Story = {
  args: { disabled: true, defaultValue: "We bake bread in Lagos and we’d like to advertise it." },
};

/** Each state. */
export const States: Story = {
  render: () => (
    <div className="story-stack">
      <TextArea label="Description" name="empty" rows={2} />
      <TextArea
        defaultValue="We bake bread in Lagos and we’d like to advertise it."
        hint="In any language"
        label="Tell us about your Business and what you seek to advertise"
        limit={5000}
        name="filled"
        rows={2}
      />
      <TextArea
        defaultValue="We bake bread in Lagos and we’d like to advertise it."
        label="Your business in 60 characters"
        limit={60}
        name="near"
        rows={2}
      />
      <TextArea
        defaultValue="We bake bread in Lagos and we’d like to advertise it."
        label="Your business in 40 characters"
        limit={40}
        name="over"
        rows={2}
      />
      <TextArea error="Description is required" label="What happened?" limit={5000} name="invalid" rows={2} />
      <TextArea
        defaultValue="We bake bread in Lagos and we’d like to advertise it."
        disabled
        label="Your business"
        name="disabled"
        rows={2}
      />
    </div>
  ),
};
