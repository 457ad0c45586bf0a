import type { Meta, StoryObj } from "@storybook/react-vite";
import { Prose } from "../prose/prose.tsx";
import { DataTable, type DataColumn } from "./data-table.tsx";

type Stored = { name: string; purpose: string; life: string };

const columns: [DataColumn<Stored>, ...DataColumn<Stored>[]] = [
  { header: "Name", cell: ({ name }) => name },
  { header: "Purpose", cell: ({ purpose }) => purpose },
  { header: "Life", cell: ({ life }) => life },
];

const rows: Stored[] = [
  {
    name: "draft-contact",
    purpose: "Keeps what you typed into the contact form if the page reloads.",
    life: "Until you close the tab",
  },
  { name: "theme", purpose: "Remembers whether you like the site light or dark.", life: "One year" },
];

const meta = {
  title: "Content/DataTable",
  tags: ["reflows"],
  component: DataTable<Stored>,
  args: { caption: "What this site stores on your device", columns, rows, rowKey: ({ name }) => name },
} satisfies Meta<typeof DataTable<Stored>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { caption: "Cookies and storage", rows: rows.slice(0, 1) } };

const payouts = [
  { month: "August", downloads: 96, dollars: 96 },
  { month: "September", downloads: 1204, dollars: 1204 },
];

const payoutTable = (
  <DataTable
    caption="An affiliate’s two months"
    columns={[
      { header: "Month", cell: ({ month }) => month },
      {
        header: "Qualifying downloads",
        cell: ({ downloads }) => downloads.toLocaleString("en-US"),
        numeric: true,
      },
      { header: "Earned", cell: ({ dollars }) => `$${dollars.toLocaleString("en-US")}`, numeric: true },
    ]}
    rowKey={({ month }) => month}
    rows={payouts}
  />
);

export const States: Story = {
  parameters: { docs: { canvas: { sourceState: "none" }, codePanel: false } },
  render: (args) => (
    <Prose>
      <DataTable {...args} />
      {payoutTable}
    </Prose>
  ),
};

export const NumberedRows: Story = {
  tags: ["dont", "!dev", "!test"],
  parameters: { docs: { codePanel: false } },
  args: {
    columns: [
      { header: "No.", cell: ({ name }) => rows.findIndex((row) => row.name === name) + 1 },
      ...columns,
    ],
  },
};
