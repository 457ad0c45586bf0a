import type { Send, ValuesOf } from "@matchfront/forms";
import { NewsletterForm } from "@matchfront/forms/examples/newsletter.tsx";
import { PartyForm } from "@matchfront/forms/examples/party.tsx";
import type { newsletterForm } from "@matchfront/forms/examples/newsletter-form.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { NewsletterWithComponents } from "./newsletter-with-components.tsx";

type SendNewsletter = Send<ValuesOf<typeof newsletterForm>>;

const send: SendNewsletter = () => new Promise((resolve) => setTimeout(resolve, 400));
const refuse: SendNewsletter = () => Promise.reject(new Error("Please try again in a minute."));

const meta = {
  title: "Guides/Write your own form",
  parameters: { controls: { disable: true }, docs: { codePanel: false } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const fillIn: Story["play"] = async ({ canvas }) => {
  await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "ada@mail.example");
  await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Ada Obi");
  await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Topic" }), "Events");
  await userEvent.click(canvas.getByRole("button", { name: "Subscribe" }));
};

/** With plain HTML elements. */
export const Plain: Story = { render: () => <NewsletterForm send={send} /> };

/** Every kind of field, with the native elements of `Field`. */
export const EveryField: Story = { render: () => <PartyForm send={() => Promise.resolve()} /> };

/** With the components of `@matchfront/ui`. */
export const WithComponents: Story = { render: () => <NewsletterWithComponents send={send} /> };

export const Sent: Story = {
  ...WithComponents,
  tags: ["!dev"],
  play: async (context) => {
    await fillIn(context);
    await expect(await context.canvas.findByText("You are subscribed.")).toBeVisible();
  },
};

/** Sent empty. Each error is at its field, and the first invalid field has the focus. */
export const Invalid: Story = {
  ...WithComponents,
  tags: ["!dev"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Subscribe" }));
    await expect(await canvas.findByText("Email is required")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveFocus();
  },
};

/** The request failed. The error message and the visitor's input stay. */
export const Failed: Story = {
  tags: ["!dev"],
  render: () => <NewsletterWithComponents send={refuse} />,
  play: async (context) => {
    await fillIn(context);
    await expect(await context.canvas.findByText("Please try again in a minute.")).toBeVisible();
    await expect(context.canvas.getByRole("textbox", { name: "Name" })).toHaveValue("Ada Obi");
  },
};
