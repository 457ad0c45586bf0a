import type { Meta, StoryObj } from "@storybook/react-vite";
import { TableOfContents } from "../table-of-contents/table-of-contents.tsx";
import { LastUpdated } from "./last-updated.tsx";
import { ProseLayout } from "./prose-layout.tsx";
import { Prose } from "./prose.tsx";
import { termsContents, termsExcerpt } from "./terms-excerpt.tsx";

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
    children: <Prose>{termsExcerpt}</Prose>,
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
