import type { Meta, StoryObj } from "@storybook/react-vite";
import { Footer } from "../footer/footer.tsx";
import { MorePages } from "./more-pages.tsx";

const meta = {
  title: "Shell/MorePages",
  component: MorePages,
  tags: ["reflows"],
  args: {
    links: [
      { label: "Privacy", href: "#privacy" },
      { label: "Terms", href: "#terms" },
      { label: "Cookie Policy", href: "#policy" },
      { label: "Security", href: "#security" },
      { label: "Contact Us", href: "#contactus" },
      { label: "Help", href: "#faq" },
      { label: "Dating safety", href: "#safety" },
      { label: "Community Guidelines", href: "#communityguidelines" },
    ],
  },
  globals: { viewport: { value: "width320" } },
  parameters: {
    // The docs page is wider than the windows in which the component is shown.
    docs: { canvas: { className: "story-phone" }, frame: "phone", story: { inline: false, height: "30rem" } },
    layout: "fullscreen",
  },
} satisfies Meta<typeof MorePages>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { heading: "Legal and help", id: "legal-and-help" } };

export const States: Story = {
  render: ({ links }) => (
    <div className="story-stack">
      <MorePages links={links} />
      <div data-surface="indigo-deep">
        <MorePages heading="Legal and help" links={links.slice(0, 3)} />
      </div>
    </div>
  ),
};

const columns = [{ heading: "LEGAL", links: meta.args.links.slice(0, 4) }];
const text = (
  <div className="story-surface story-stack">
    <h1>House rules</h1>
    <p>One person, one account.</p>
  </div>
);

export const InPlaceOfFooter: Story = {
  tags: ["!dev", "!test"],
  render: ({ links }) => (
    <>
      {text}
      <MorePages links={links.slice(0, 4)} />
      <Footer columns={columns} holder="Moyo" narrow="hidden" year={2026} />
    </>
  ),
};

export const BesideFooter: Story = {
  tags: ["dont", "!dev", "!test"],
  render: ({ links }) => (
    <>
      {text}
      <MorePages links={links.slice(0, 4)} />
      <Footer columns={columns} holder="Moyo" year={2026} />
    </>
  ),
};
