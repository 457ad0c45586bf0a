import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextArea } from "./text-area.tsx";

const meta = {
  title: "Forms/TextArea",
  component: TextArea,
  args: { label: "Tell us about your Business and what you seek to advertise", name: "description" },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { limit: 200, rows: 4, hint: "In any language" } };

export const Counted: Story = { args: { limit: 5000 } };

/** From three quarters of the limit on it shows and announces the remaining characters. */
export const NearTheLimit: Story = {
  args: { limit: 60, defaultValue: "We bake bread in Lagos and we’d like to advertise it." },
};

/** Shows how many characters are too many. Nothing is truncated. */
export const OverTheLimit: Story = {
  args: { limit: 40, defaultValue: "We bake bread in Lagos and we’d like to advertise it." },
};

/** In Swahili, whose nouns have their plural in a prefix. */
export const InAnotherLanguage: Story = {
  args: {
    label: "Maelezo",
    limit: 60,
    defaultValue: "Tunaoka mikate mjini Mombasa na tungependa kutangaza.",
    countMessages: {
      language: "sw-KE",
      upTo: { one: "Herufi {count} tu", other: "Hadi herufi {count}" },
      left: { one: "Imebaki herufi {count}", other: "Zimebaki herufi {count}" },
      over: {
        one: "Herufi {count} zaidi ya {limit} tunazopendekeza",
        other: "Herufi {count} zaidi ya {limit} tunazopendekeza",
      },
    },
  },
};

export const Invalid: Story = { args: { limit: 5000, error: "Description is required" } };

/** Only if nothing can be typed. Prefer to omit the field. */
export const Disabled: Story = {
  args: { disabled: true, defaultValue: "We bake bread in Lagos and we’d like to advertise it." },
};

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

export const RoomToWrite: Story = { tags: ["!dev", "!test"], args: { name: "room", rows: 4, limit: 5000 } };

export const Slot: Story = { tags: ["dont", "!dev", "!test"], args: { name: "slot", rows: 1 } };

export const Parts: Story = {
  tags: ["!dev", "!test"],
  args: {
    name: "parts",
    defaultValue: "We bake bread in Lagos and we’d like to advertise it.",
    error: "Please shorten your message",
    hint: "In any language",
    limit: 40,
    rows: 2,
  },
};
