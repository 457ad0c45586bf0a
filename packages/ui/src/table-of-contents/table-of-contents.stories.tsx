import type { Meta, StoryObj } from "@storybook/react-vite";
import { TableOfContents } from "./table-of-contents.tsx";

const meta = {
  title: "Content/TableOfContents",
  component: TableOfContents,
  tags: ["reflows"],
  args: {
    items: [
      { id: "agreeing", label: "1. Agreeing to these terms" },
      { id: "who-may-use", label: "2. Who may use the app" },
      { id: "your-account", label: "3. Your account and how you sign in" },
      { id: "ending", label: "4. Changes to the service and how an account ends" },
      { id: "safety", label: "5. Safety between members" },
      { id: "license", label: "6. What you may do with our service" },
    ],
  },
} satisfies Meta<typeof TableOfContents>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: "In these terms", open: true } };

/** On a page in French, for a text in English. */
export const InAnotherLanguage: Story = {
  args: { label: "Sommaire", itemsLang: "en" },
  decorators: [
    (Story) => (
      <div lang="fr">
        <Story />
      </div>
    ),
  ],
};

export const States: Story = {
  render: ({ items }) => (
    <div className="story-stack">
      <TableOfContents items={items.slice(0, 3)} label="Terms, folded" />
      <TableOfContents items={items} label="Terms, unfolded" open />
      <TableOfContents
        items={[
          { id: "online", label: "Online safety" },
          {
            id: "meeting",
            label: "Meeting in person",
            items: [
              { id: "first-date", label: "The first date" },
              { id: "way-home", label: "The way home" },
            ],
          },
          { id: "travel", label: "LGBTQ+ travel" },
        ]}
        label="Dating safety"
        open
      />
    </div>
  ),
};

export const WordsOfHeadings: Story = {
  tags: ["!dev", "!test"],
  args: {
    items: [
      { id: "online", label: "Online safety" },
      { id: "meeting", label: "Meeting in person" },
      { id: "travel", label: "LGBTQ+ travel" },
    ],
    open: true,
  },
};

export const NumbersOnly: Story = {
  tags: ["dont", "!dev", "!test"],
  args: {
    items: [
      { id: "online", label: "Section 1" },
      { id: "meeting", label: "Section 2" },
      { id: "travel", label: "Section 3" },
    ],
    open: true,
  },
};
