import type { Meta, StoryObj } from "@storybook/react-vite";
import { DefinitionList } from "./definition-list.tsx";

const meta = {
  title: "Content/DefinitionList",
  component: DefinitionList,
  args: {
    items: [
      { term: "iPhone and iPad", definition: "iOS 15.4 and up" },
      { term: "Android", definition: "Android 7.0 and up" },
      { term: "Minimum age", definition: "18 years" },
    ],
  },
} satisfies Meta<typeof DefinitionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    items: [
      { term: "What you earn", definition: "$1 for each qualifying download or sign-up" },
      { term: "When", definition: "Weekly, every two weeks or monthly, when you ask for it" },
      { term: "How", definition: "PayPal or Cashapp" },
    ],
  },
};

export const States: Story = {
  args: {
    items: [
      { term: "Traffic data", definition: "One year" },
      { term: "Records of your consent to cookies and to these terms", definition: "Five years" },
      {
        term: "Deleted accounts",
        definition: (
          <>
            <p>Three months, so we can help if someone was harmed.</p>
            <p>
              Then your data is deleted or made anonymous, as the <a href="#privacy">privacy policy</a>{" "}
              explains.
            </p>
          </>
        ),
      },
      {
        term: "Inactive accounts",
        definition: "Two years after the last login we may delete them or make them anonymous.",
      },
    ],
  },
};

export const Columns: Story = { args: { layout: "columns" } };

export const EmptyTerms: Story = {
  tags: ["dont", "!dev", "!test"],
  args: {
    items: [
      { term: "Note", definition: "iOS 15.4 and up" },
      { term: "Also", definition: "Android 7.0 and up" },
    ],
  },
};
