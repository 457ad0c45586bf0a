import type { Meta, StoryObj } from "@storybook/react-vite";
import { Accordion, AccordionItem } from "./accordion.tsx";
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

export const Default: Story = {};

export const Playground: Story = {
  args: {
    children: (
      <AccordionItem
        id="log-out"
        level={2}
        linkLabel="Address of this answer"
        linkName="{label}: {question}"
        open
        question="Am I hidden when I log out?"
      >
        <p>No. Logging out does not hide your profile. “Show me” in Settings does.</p>
      </AccordionItem>
    ),
  },
};

export const States: Story = {
  args: {
    children: questions.map(({ id, question, answer }, at) => (
      <AccordionItem id={id} key={id} open={at % 2 === 1} question={question}>
        {answer}
      </AccordionItem>
    )),
  },
};

export const AsAsked: Story = {
  tags: ["!dev", "!test"],
  args: {
    children: (
      <AccordionItem id="as-asked" question="How do I cancel my subscription?">
        <p>In the store where you bought it.</p>
      </AccordionItem>
    ),
  },
};

export const HiddenWarning: Story = {
  tags: ["dont", "!dev", "!test"],
  args: {
    children: (
      <AccordionItem id="hidden-warning" question="Important information">
        <p>Never send money to someone you haven’t met.</p>
      </AccordionItem>
    ),
  },
};
