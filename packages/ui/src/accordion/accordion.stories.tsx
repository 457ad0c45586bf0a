import type { Meta, StoryObj } from "@storybook/react-vite";
import { Accordion, AccordionItem } from "./accordion.tsx";

const questions = [
  {
    id: "report-concern",
    question: "How do I report someone?",
    answer: (
      <p>
        Use <strong>Report</strong> on the profile or in the chat, and tell us what happened. If you are in
        danger, call your local emergency number first.
      </p>
    ),
  },
  {
    id: "unblock",
    question: "Can I unblock someone?",
    answer: <p>No. A block is permanent: people you block can never contact you again.</p>,
  },
  {
    id: "matching",
    question: "Why can’t I message everyone?",
    answer: (
      <p>
        A chat opens when both of you have said yes. Slide right on a profile that you like; if the other
        person slides right on yours, it is a match and you can write.
      </p>
    ),
  },
  {
    id: "delete-account",
    question: "How do I delete my account, and what happens to my subscription?",
    answer: (
      <>
        <p>Deleting your account removes all your connections, and they can’t be restored.</p>
        <ol>
          <li>
            First cancel your subscription in the store where you bought it.{" "}
            <strong>Deleting does not cancel it.</strong>
          </li>
          <li>Open Settings in the app.</li>
          <li>Choose to delete the account, and confirm it.</li>
        </ol>
        <p>
          For the safety of other members we keep your data for three months. Then it is deleted or made
          anonymous.
        </p>
      </>
    ),
  },
];

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
