import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";

import { Checkbox } from "../checkbox/checkbox.tsx";
import { FieldGroup } from "./field-group.tsx";

const channels = (name: string): ReactNode =>
  ["YouTube", "Instagram", "TikTok"].map((channel) => (
    <Checkbox id={`${name}-${channel}`} key={channel} label={channel} name={name} value={channel} />
  ));

const meta = {
  title: "Forms/FieldGroup",
  component: FieldGroup,
  args: { id: "channels", label: "Where do you post?", children: channels("channels") },
} satisfies Meta<typeof FieldGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: "Choose all that apply", error: "Choose at least one" },
};

export const States: Story = {
  render: () => (
    <div className="story-stack">
      <FieldGroup id="plain" label="Where do you post?">
        {channels("plain")}
      </FieldGroup>
      <FieldGroup hint="Choose all that apply" id="hinted" label="Where do you post?">
        {channels("hinted")}
      </FieldGroup>
      <FieldGroup
        error="Choose at least one"
        hint="Choose all that apply"
        id="invalid"
        label="Where do you post?"
      >
        {channels("invalid")}
      </FieldGroup>
      <FieldGroup disabled id="disabled" label="Where do you post?">
        {channels("disabled")}
      </FieldGroup>
    </div>
  ),
};

export const OneQuestion: Story = {
  tags: ["!dev", "!test"],
  args: { id: "question", hint: "Choose all that apply", children: channels("question") },
};

export const OneChoice: Story = {
  tags: ["dont", "!dev", "!test"],
  args: {
    id: "age",
    label: "Your age",
    children: <Checkbox label="I am 18 or older" name="adult" />,
  },
};
