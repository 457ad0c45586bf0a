import type { Meta, StoryObj } from "@storybook/react-vite";
import { TableOfContents } from "../table-of-contents/table-of-contents.tsx";
import { LastUpdated } from "./last-updated.tsx";
import { ProseLayout } from "./prose-layout.tsx";
import text from "./prose.stories.tsx";
import { Prose } from "./prose.tsx";

const termsContents = [
  { id: "agreeing", label: "1. Agreeing to these terms" },
  { id: "who-may-use", label: "2. Who may use the app" },
  {
    id: "your-account",
    label: "3. Your account and how you sign in",
    items: [
      { id: "sharing", label: "3.1 Sharing and passing on" },
      { id: "two-years", label: "3.2 Two years without you" },
    ],
  },
  { id: "payments", label: "10. Payments, renewals, virtual items and refunds" },
  { id: "law", label: "16. Which law applies" },
];

const meta = {
  title: "Content/ProseLayout",
  component: ProseLayout,
  tags: ["!autodocs"],
  args: {
    header: (
      <>
        <h1>Terms of use</h1>
        <p>What you can expect from Moyo, and what Moyo expects from you.</p>
        <LastUpdated date="2026-10-01" />
      </>
    ),
    contents: <TableOfContents items={termsContents} />,
    children: <Prose {...text.args} />,
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ProseLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { contents: <TableOfContents items={termsContents} label="In these terms" open /> },
};

export const WithoutContents: Story = {
  args: {
    header: (
      <>
        <h1>Security</h1>
        <LastUpdated date="2026-10-01" />
      </>
    ),
    contents: undefined,
    children: (
      <Prose>
        <p>
          Found a vulnerability? Write to us before you tell anyone else. Rewards are for invited researchers;
          our thanks are for everyone.
        </p>
        <h2>What not to test</h2>
        <p>Please don’t run tests that overload the service, or automated scans.</p>
      </Prose>
    ),
  },
};
