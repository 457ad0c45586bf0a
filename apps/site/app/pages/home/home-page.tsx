import { Couple, NoticeBanner } from "@matchfront/ui";
import {
  BrowseScreen,
  ChatScreen,
  Coffee,
  FiltersScreen,
  ManWithBeard,
  MatchScreen,
  ProfileScreen,
  ReportScreen,
  WomanWithBraids,
} from "@matchfront/ui/illustrations";
import type { MetaFunction } from "react-router";
import { brand } from "../../../brand.ts";
import { languageOf, pathIn } from "@matchfront/locales/routing";
import { usePath } from "../../messages/language-context.ts";
import { useMessages, getMessages, type SiteMessages } from "../../messages/messages.ts";
import { Landing } from "../landing/landing.tsx";
import { ScreenFrame } from "../landing/screen-frame.tsx";
import type { StorySlide } from "../landing/story-carousel.tsx";
import { ChunkFailure } from "../../islands/chunk-failure.tsx";
import { ScriptFailure } from "../../islands/script-failure.tsx";
import { Drawing } from "../../shell/drawing.tsx";
import { LanguageLinks } from "../../shell/language-links.tsx";
import { linkTo, useLocalizePath } from "../../shell/links.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import { emailedLinkPage, pageAt } from "../../shell/site-pages.ts";
import { openedLink } from "../../forms/reset/reset-link.ts";
import { mobileApplication, organization, webSite } from "../../shell/structured-data.ts";
import "./opened-link.css";

const path = "/";

export const meta: MetaFunction = ({ location }) => {
  const { head } = getMessages(location).home;
  const language = languageOf(location.pathname);
  const own = pathIn(language, path);
  const app = mobileApplication({ app: brand, description: head.description, path: own });
  const structuredData = [organization(), webSite(language), app];
  const tags = pageMeta({ pathname: own }, { ...head, structuredData });
  const isEmailedLink = pageAt(location.pathname) === emailedLinkPage;
  return isEmailedLink ? tags.toSpliced(1, 0, { name: "robots", content: "noindex" }) : tags;
};

/** Renders the home page, which emailed links open, too. */
export default function HomePage() {
  const messages = useMessages();
  const { drawing, emailedLink } = messages.home;
  const contact = useLocalizePath()("/contactus");
  const linkNotices = (
    <>
      <noscript>
        <NoticeBanner title={emailedLink.title} tone="warning">
          {emailedLink.text({ contact: linkTo("/contactus") })}
        </NoticeBanner>
      </noscript>
      <div data-scripted="" />
      <ScriptFailure id="enhance" />
    </>
  );
  return (
    <Landing
      before={
        <>
          <LanguageLinks place="top" />
          {pageAt(usePath()) === emailedLinkPage ? (
            linkNotices
          ) : (
            // The server takes them out of it at emailed links.
            <template data-emailed-link="">{linkNotices}</template>
          )}
          {/* A link leaves its fragment in the address, for visitors who reload the page or open it elsewhere. */}
          <p data-surface="indigo" id={openedLink.slice(1)}>
            {emailedLink.again}
          </p>
          <ChunkFailure link={{ label: emailedLink.contact, href: contact }}>
            {emailedLink.failed}
          </ChunkFailure>
        </>
      }
      couple={<Couple label={drawing} left={WomanWithBraids} right={ManWithBeard} />}
      messages={messages.home}
      path={path}
      screens={{
        profile: <ProfileScreen messages={messages.drawings.profile} />,
        browse: <BrowseScreen messages={messages.drawings.browse} />,
        chat: <ChatScreen messages={messages.drawings.chat} />,
      }}
      slides={homeSlides(messages)}
    />
  );
}

function homeSlides({ home, drawings }: SiteMessages): StorySlide[] {
  const { values, serious, match, block } = home.slides;
  return [
    { ...values, picture: <Drawing of={<Coffee bleed preserveAspectRatio="xMidYMid" />} /> },
    { ...serious, picture: <ScreenFrame ground="clay" of={<FiltersScreen messages={drawings.filters} />} /> },
    { ...match, picture: <ScreenFrame ground="palm" of={<MatchScreen messages={drawings.match} />} /> },
    {
      ...block,
      href: "/safety",
      picture: <ScreenFrame ground="hibiscus" of={<ReportScreen messages={drawings.report} />} />,
    },
  ];
}
