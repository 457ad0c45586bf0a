import type { Meta, StoryObj } from "@storybook/react-vite";

import { expect, within } from "storybook/test";
import { Accordion } from "./accordion.tsx";
import { AccordionItem } from "./accordion-item.tsx";
import { questions } from "./questions.tsx";

const meta = {
  title: "Content/Accordion",
  component: Accordion,
  args: {
    children: questions.map(({ id, question, answer }) => (
      <AccordionItem id={id} key={id} question={question}>
        {answer}
      </AccordionItem>
    )),
  },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

/** All closed, each a heading to walk by. */
export const Default: Story = {};

/** Every prop of an item to try. */
export const Playground: Story = {
  args: {
    children: (
      <AccordionItem
        id="log-out"
        level={2}
        linkLabel="Address of this answer"
        open
        question="Am I hidden when I log out?"
      >
        <p>No. Logging out does not hide your profile. “Show me” in Settings does.</p>
      </AccordionItem>
    ),
  },
};

/** Closed, and several open at once. */
export const States: Story = {
  args: {
    children: questions.map(({ id, question, answer }, at) => (
      <AccordionItem id={id} key={id} open={at % 2 === 1} question={question}>
        {answer}
      </AccordionItem>
    )),
  },
};

/** An address with the answer's id opens it and shows where it is, without JavaScript. */
export const OpenedByAddress: Story = {
  beforeEach: () => () =>
    window.history.replaceState(null, "", window.location.pathname + window.location.search),
  play: async ({ canvasElement }) => {
    window.location.hash = "delete-account";
    const link = within(canvasElement).getByRole("link", { name: /How do I delete my account/ });
    await expect(link).toBeVisible();
  },
};
