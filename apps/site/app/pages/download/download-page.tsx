import {
  Pattern,
  ButtonLink,
  GetTheApp,
  Hero,
  Icon,
  Panel,
  QrCode,
  Section,
  downloadIcon,
} from "@matchfront/ui";
import { BrowseScreen, ChatScreen, MatchScreen, PhoneInHand, Street } from "@matchfront/ui/illustrations";
import { brand } from "../../../brand.ts";
import { useMessages } from "../../messages/messages.ts";
import { Drawing } from "../../shell/drawing.tsx";
import { storeRedirectPath } from "../../shell/paths.ts";
import { SitePage } from "../../shell/site-page.tsx";
import { storeLinks } from "../../shell/store-links.ts";
import { useLocalizePath } from "../../shell/links.tsx";
import { AppScreens } from "../landing/app-screens.tsx";

const kamau = { name: "Kamau", age: 31, place: "Nairobi" };

export default function DownloadPage() {
  const { download: messages, drawings, components, landing } = useMessages();
  const path = useLocalizePath();
  const address = brand.origin + path(storeRedirectPath);
  const { stores, screens, variant } = messages;
  return (
    <SitePage>
      <Hero
        actions={
          <ButtonLink href={path(storeRedirectPath)} size="large">
            <Icon path={downloadIcon} />
            {messages.button}
          </ButtonLink>
        }
        pattern={<Drawing of={<Pattern seed={29} />} />}
        illustration={<PhoneInHand bleed />}
        lead={messages.lead}
        title={messages.title}
      >
        <p>{landing.goodToKnow.whichApp.text}</p>
      </Hero>
      <Section
        heading={stores.heading}
        id="stores"
        layout="split"
        lead={
          <>
            {stores.apple}
            <br />
            {stores.google}
          </>
        }
      >
        <GetTheApp
          {...storeLinks(brand.stores)}
          address={address}
          actionLabels={components.stores}
          scanLabel={components.scan}
          code={<Drawing of={<QrCode address={address} label={components.qrCode({ address })} />} />}
          note={stores.age}
        />
      </Section>
      <AppScreens
        heading={screens.heading}
        screens={[
          {
            ...screens.browse,
            ground: "palm",
            of: <BrowseScreen label={landing.screens.browse(kamau)} messages={drawings.browse} />,
          },
          {
            ...landing.screens.match,
            ground: "indigo",
            of: <MatchScreen label={landing.screens.match.drawing(kamau)} messages={drawings.match} />,
          },
          {
            ...screens.chat,
            ground: "clay",
            of: <ChatScreen label={screens.chat.drawing} messages={drawings.chat} />,
          },
        ]}
      />
      <Section id="blacks">
        <Panel
          actions={
            <ButtonLink href={path("/blacks")} variant="secondary">
              {variant.button}
            </ButtonLink>
          }
          picture={<Drawing of={<Street bleed />} />}
          title={variant.title}
        >
          <p>{variant.text}</p>
        </Panel>
      </Section>
    </SitePage>
  );
}
