import { DataTable, type DataColumn } from "@matchfront/ui";

type Rewrite = { where: string; before: string; after: string };

const rewrites: Rewrite[] = [
  { where: "A heading", before: "What you will find here", after: "What you’ll find here" },
  { where: "A heading", before: "A chat that both of you want", after: "Only chats you both want" },
  {
    where: "A lead",
    before: "Come and meet somebody who shares your values.",
    after: "Come meet someone who shares your values.",
  },
  {
    where: "An explanation",
    before: "Have you both slid right? That is a match, and only then can you chat.",
    after: "You both slid right? It’s a match, and now you can chat.",
  },
  { where: "A hint", before: "Our answer goes to this address.", after: "We’ll reply to this address." },
  {
    where: "A note",
    before: "What you send is used to answer you.",
    after: "We use this only to reply to you.",
  },
  { where: "An empty list", before: "No answer has these words.", after: "No answers match." },
  {
    where: "Safety",
    before: "Do not let yourself be picked up at home.",
    after: "Don’t let your date pick you up at home.",
  },
  { where: "Safety", before: "Is somebody watching your screen?", after: "Need to leave quickly?" },
];

const columns: [DataColumn<Rewrite>, ...DataColumn<Rewrite>[]] = [
  { header: "Where", cell: ({ where }) => where },
  { header: "Not", cell: ({ before }) => before },
  { header: "But", cell: ({ after }) => after },
];

export function Rewrites() {
  return (
    <DataTable caption="Nine rewrites" columns={columns} rowKey={({ before }) => before} rows={rewrites} />
  );
}
