import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { PasswordField } from "./password-field.tsx";

const meta = {
  title: "Forms/PasswordField",
  component: PasswordField,
  args: { label: "New password", name: "newPassword", autoComplete: "new-password" },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: "8 characters or more", strength: true, defaultValue: "mangotree" },
};

/** The button reveals the text and announces it. Submitting the form hides it again. */
export const Shown: Story = {
  args: { defaultValue: "mango tree by the river" },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show New password" }));
    await expect(within(canvasElement).getByRole("textbox")).toHaveValue("mango tree by the river");
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Your password is visible");
  },
};

export const States: Story = {
  render: () => (
    <div className="story-stack">
      <PasswordField autoComplete="current-password" label="Password" name="empty" />
      <PasswordField
        autoComplete="new-password"
        hint="8 characters or more"
        label="New password, one you don’t use anywhere else or share with anyone, not even us"
        name="hinted"
        strength
      />
      {["Kx9#vQ", "password1", "mangotree", "mango tree by the river"].map((password, index) => (
        <PasswordField
          autoComplete="new-password"
          defaultValue={password}
          key={password}
          label={`New password ${index + 1}`}
          name={`strength${index}`}
          strength
        />
      ))}
      <PasswordField
        autoComplete="new-password"
        defaultValue="mangotre"
        error="Password doesn't match"
        label="Confirm password"
        name="invalid"
      />
      <PasswordField
        autoComplete="new-password"
        defaultValue="mango"
        error="Password must be 8 character"
        label="Another password"
        name="both"
        strength
      />
      <PasswordField
        autoComplete="current-password"
        defaultValue="mangotree"
        disabled
        label="Old password"
        name="disabled"
      />
    </div>
  ),
};

export const RulesFirst: Story = {
  tags: ["!dev", "!test"],
  args: { name: "rules", hint: "8 characters or more", strength: true },
};

export const RulesLast: Story = {
  tags: ["dont", "!dev", "!test"],
  args: { name: "late", defaultValue: "mango", error: "Wrong format" },
};
