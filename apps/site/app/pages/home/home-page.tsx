import { Couple, NoticeBanner } from "@matchfront/ui";
import {
  BrowseScreen,
  ChatScreen,
  ManWithBeard,
  ProfileScreen,
  WomanWithBraids,
} from "@matchfront/ui/illustrations";
import type { MetaFunction } from "react-router";
import { brand } from "../../../brand.ts";
import { languageOf, pathIn } from "@matchfront/locales/routing";
import { useMessages, getMessages } from "../../messages/messages.ts";
import { Landing } from "../landing/landing.tsx";
import { ChunkFailure } from "../../islands/chunk-failure.tsx";
import type { PageHandle } from "../../islands/page-loading.ts";
import { LanguageLinks } from "../../shell/language-links.tsx";
import { linkTo } from "../../shell/link-to.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import { pair } from "../../shell/pair.tsx";
import { storeRedirectPath } from "../../shell/paths.ts";
import { useLocalizePath } from "../../shell/use-localize-path.ts";
import { mobileApplication } from "../../structured-data/mobile-application.ts";
import { organization, webSite } from "../../structured-data/organization.ts";
import { homeSlides } from "./home-slides.tsx";

const path = "/";

export const handle = { loading: "enhanced" } satisfies PageHandle;

export const meta: MetaFunction = ({ location }) => {
  const { head } = getMessages(location).home;
  const language = languageOf(location.pathname);
  const own = pathIn(language, path);
  const app = mobileApplication({ app: brand, description: head.description, path: own });
  return pageMeta(location, { ...head, structuredData: [organization(), webSite(language), app] });
};

/** The server also sends this page at /resetPhoneNumber/{token}. */
export default function HomePage() {
  const messages = useMessages();
  const { opening, drawing, steps, slides, closing, emailedLink } = messages.home;
  const own = useLocalizePath();
  return (
    <Landing
      before={
        <>
          <LanguageLinks place="top" />
          {/* The server shows it at emailed links' URLs; a static host at /resetPhoneNumber/ only. */}
          <template data-emailed-link="">
            <NoticeBanner title={emailedLink.title} tone="warning">
              {emailedLink.text({ contact: linkTo("/contactus") })}
            </NoticeBanner>
          </template>
          <ChunkFailure link={{ label: emailedLink.contact, href: own("/contactus") }}>
            {emailedLink.failed}
          </ChunkFailure>
        </>
      }
      carousel={{ heading: slides.heading, slides: homeSlides(messages, own) }}
      closing={closing}
      storeRedirectPath={storeRedirectPath}
      opening={{
        ...opening,
        title: opening.title({ pair }),
        illustration: <Couple label={drawing} left={WomanWithBraids} right={ManWithBeard} />,
      }}
      path={path}
      screens={{
        profile: <ProfileScreen messages={messages.drawings.profile} />,
        browse: <BrowseScreen messages={messages.drawings.browse} />,
        chat: <ChatScreen messages={messages.drawings.chat} />,
      }}
      steps={steps}
      stores={brand.stores}
    />
  );
}
