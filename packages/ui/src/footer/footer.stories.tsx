import type { Meta, StoryObj } from "@storybook/react-vite";
import { BrandIcon } from "../brand-icon/brand-icon.tsx";
import { facebookIcon, instagramIcon, tiktokIcon, twitterIcon, youtubeIcon } from "../brand-icon/paths.ts";
import { StoreButtons } from "../store-buttons/store-buttons.tsx";
import { Footer } from "./footer.tsx";

const meta = {
  title: "Shell/Footer",
  component: Footer,
  tags: ["reflows"],
  args: {
    holder: "Moyo",
    year: 2026,
    columns: [
      {
        heading: "LEGAL",
        links: [
          { label: "Privacy", href: "#privacy" },
          { label: "Terms", href: "#terms" },
          { label: "Cookie Policy", href: "#policy" },
          { label: "Security", href: "#security" },
        ],
      },
      {
        heading: "CONNECT",
        links: [
          { label: "Partner with us", href: "#partnership" },
          { label: "Contact Us", href: "#contactus" },
          { label: "Help", href: "#faq" },
        ],
      },
      {
        heading: "COMMUNITY",
        links: [
          { label: "Dating safety", href: "#safety" },
          { label: "Social safety", href: "#safetytips" },
          { label: "Community Guidelines", href: "#communityguidelines" },
        ],
      },
      {
        heading: "SOCIAL",
        links: [
          { label: "Facebook", href: "#facebook", icon: <BrandIcon path={facebookIcon} /> },
          { label: "Twitter", href: "#twitter", icon: <BrandIcon path={twitterIcon} /> },
          { label: "YouTube", href: "#youtube", icon: <BrandIcon path={youtubeIcon} /> },
          { label: "Instagram", href: "#instagram", icon: <BrandIcon path={instagramIcon} /> },
          { label: "TikTok", href: "#tiktok", icon: <BrandIcon path={tiktokIcon} /> },
        ],
      },
      { heading: "GET THE APP!", content: <StoreButtons appleHref="#apple" googleHref="#google" /> },
    ],
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { holder: "Another holder", narrow: "shown", columns: meta.args.columns.slice(0, 3) },
};

export const WithLanguages: Story = {
  args: {
    head: (
      <nav aria-label="Languages" className="story-languages">
        <a href="#fr" hrefLang="fr" lang="fr">
          Français
        </a>
        <a href="#sw" hrefLang="sw" lang="sw">
          Kiswahili
        </a>
      </nav>
    ),
  },
};

export const States: Story = {
  render: ({ columns, holder, year }) => {
    // A page has one contentinfo landmark, so each footer is in a section.
    const some = [columns, columns.slice(2), columns.slice(0, 1)];
    return (
      <div className="story-stack">
        {some.map((shown) => (
          <section aria-label={`${shown.length} columns`} key={shown.length}>
            <Footer columns={shown} holder={holder} year={year} />
          </section>
        ))}
      </div>
    );
  },
};

export const NamedColumns: Story = {
  tags: ["!dev", "!test"],
  args: { columns: meta.args.columns.slice(0, 2) },
};

export const OneColumn: Story = {
  tags: ["dont", "!dev", "!test"],
  args: {
    columns: [
      {
        heading: "LINKS",
        links: meta.args.columns.slice(0, 3).flatMap((column) => ("links" in column ? column.links : [])),
      },
    ],
  },
};
