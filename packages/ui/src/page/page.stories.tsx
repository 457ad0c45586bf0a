import type { Meta, StoryObj } from "@storybook/react-vite";
import footerStories from "../footer/footer.stories.tsx";
import { Footer } from "../footer/footer.tsx";
import hotlinesStories from "../hotlines/hotlines.stories.tsx";
import { Hotlines } from "../hotlines/hotlines.tsx";
import { Logo } from "../logo/logo.tsx";
import { MorePages } from "../more-pages/more-pages.tsx";
import { NoticeBanner } from "../notice-banner/notice-banner.tsx";
import { QuickExit, QuickExitSkipLink } from "../quick-exit/quick-exit.tsx";
import { startQuickExit } from "../quick-exit/start-quick-exit.ts";
import { SecondaryFooter } from "../secondary-footer/secondary-footer.tsx";
import { TopNav } from "../top-nav/top-nav.tsx";
import { Page } from "./page.tsx";

const { columns } = footerStories.args;

const meta = {
  title: "Shell/Page",
  component: Page,
  tags: ["reflows"],
  args: {
    header: <Logo name="Moyo" />,
    footer: <Footer columns={columns.slice(0, 1)} holder="Moyo" year={2026} />,
    children: (
      <div className="story-surface story-stack">
        <h1>Security</h1>
        <p>Tell us about a vulnerability before you tell anyone else, and we’ll fix it together.</p>
      </div>
    ),
  },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "40rem" } } },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    skipLabel: "Skip to the text",
    skipLinks: <QuickExitSkipLink href="#weather" />,
    notice: <NoticeBanner title="Maintenance on Sunday." />,
  },
};

export const States: Story = {
  args: {
    notice: (
      <NoticeBanner
        link={{ label: "How to spot a scam", href: "#safety" }}
        title="Beware of fake Moyo accounts."
        tone="warning"
      >
        Nobody from Moyo will ever ask you for money.
      </NoticeBanner>
    ),
    header: (
      <>
        <Logo name="Moyo" />
        <TopNav
          action={{ label: "Sign up", href: "#signup" }}
          current="#ambassadors"
          items={[
            { label: "Moyo Blacks", href: "#blacks" },
            { label: "Affiliate", href: "#ambassadors" },
            { label: "Advertise with Moyo", href: "#advertise" },
            { label: "Download", href: "#download" },
          ]}
        />
      </>
    ),
    children: (
      <div className="story-surface story-stack">
        <h1>Become an Affiliate</h1>
        <p>Sign up, share your affiliate link, and earn $1 per download.</p>
      </div>
    ),
    footer: (
      <>
        <Footer columns={columns} holder="Moyo" year={2026} />
        <SecondaryFooter
          notes={[<strong key="age">18+ only</strong>, "No trackers on this site", "An original pattern"]}
        />
      </>
    ),
  },
};

export const WithoutFooterBelow500: Story = {
  globals: { viewport: { value: "width320" } },
  args: {
    children: (
      <>
        <div className="story-surface story-stack">
          <h1>Community Guidelines</h1>
          <p>One person, one account. Users must be 18 or older.</p>
        </div>
        <MorePages
          links={columns.flatMap((column) => ("links" in column ? column.links : [])).slice(0, 10)}
        />
      </>
    ),
    footer: <Footer columns={columns} holder="Moyo" narrow="hidden" year={2026} />,
  },
};

/** A page for people in danger: the second tab stop and a link that is always in view leave it. */
export const WithQuickExit: Story = {
  render: () => (
    <Page
      {...meta.args}
      footer={
        <>
          {meta.args.footer}
          <QuickExit href="#weather" ref={startQuickExit} />
        </>
      }
      skipLinks={<QuickExitSkipLink href="#weather" />}
    >
      <div className="story-surface story-stack">
        <h1>Dating safety</h1>
        <Hotlines {...hotlinesStories.args} />
      </div>
    </Page>
  ),
};

export const Parts: Story = {
  tags: ["!dev", "!test"],
  args: {
    notice: (
      <NoticeBanner title="Messages are late today.">
        We know why and we’re fixing it. Nothing you sent is lost.
      </NoticeBanner>
    ),
  },
};

export const ManyNotices: Story = {
  tags: ["dont", "!dev", "!test"],
  args: {
    notice: (
      <>
        <NoticeBanner title="Messages are late today.">
          We know why and we’re fixing it. Nothing you sent is lost.
        </NoticeBanner>
        <NoticeBanner title="Beware of fake Moyo accounts." tone="warning">
          Nobody from Moyo will ever ask you for money or a code.
        </NoticeBanner>
        <NoticeBanner title="Maintenance on Sunday.">
          You can’t sign in from 2 to 4 a.m., Lagos time.
        </NoticeBanner>
        <NoticeBanner title="Someone’s using our name." tone="warning">
          Messages that offer you a refund aren’t from us.
        </NoticeBanner>
      </>
    ),
  },
};
