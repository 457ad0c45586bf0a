import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { ToastProvider } from "./toast-provider.tsx";
import { Toast } from "./toast.tsx";
import { useToast, type ToastKind } from "./use-toast.ts";

function Caller({ kind, message }: { kind: ToastKind; message: string }) {
  const toast = useToast();
  return <Button onClick={() => toast[kind](message)}>Show {kind}</Button>;
}

const usage = `import { Button, ToastProvider, useToast } from "@matchfront/ui";

function Send() {
  const toast = useToast();
  return <Button onClick={() => toast.error("something went wrong")}>Send</Button>;
}

<ToastProvider>
  <Send />
</ToastProvider>`;

const meta = {
  title: "Feedback/Toast",
  component: Caller,
  tags: ["all-modes"],
  subcomponents: { ToastProvider },
  argTypes: { kind: { control: "radio", options: ["info", "success", "warning", "error"] } },
  args: { kind: "error", message: "something went wrong" },
  parameters: { docs: { source: { type: "code", code: usage } } },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    const message = await within(document.body).findByText(args.message);
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    await expect(message).toBeVisible();
  },
} satisfies Meta<typeof Caller>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { kind: "info", message: "Any short message, in plain words" } };

export const States: Story = {
  render: () => (
    <div className="story-row">
      <Toast id="info" message="Your phone number is updated" variant="info" />
      <Toast id="success" message="Your message is on its way" variant="success" />
      <Toast id="warning" message="Phone Number already exists" variant="warning" />
      <Toast
        id="error"
        message="We couldn’t reach the server. Please check your connection and send your message again."
        variant="error"
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("button", { name: "Close message" })).toHaveLength(4);
  },
};

export const KeyboardOnly: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const close = await within(document.body).findByRole("button", { name: "Close message" });
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(within(document.body).queryByText(args.message)).toBeNull());
    await expect(within(canvasElement).getByRole("button")).toHaveFocus();
  },
};

export const Short: Story = {
  tags: ["!dev", "!test"],
  render: () => <Toast id="short" message="Your message is on its way" variant="success" />,
};

export const Long: Story = {
  tags: ["dont", "!dev", "!test"],
  render: () => (
    <Toast
      id="long"
      message="Your phone number was changed on November 22. If this was not you, write to us within 48 hours with your old number, the date of your last login and a way to reach you, and we will look into it."
      variant="info"
    />
  ),
};
