import {
  Band,
  ButtonLink,
  ChatScreen,
  GetTheApp,
  Hero,
  Icon,
  Panel,
  PhoneInHand,
  QrCode,
  Section,
  Street,
  downloadIcon,
} from "@matchfront/ui";
import { brand } from "../../../brand.ts";
import { facts } from "../../../content/facts.ts";
import type { PageHandle } from "../../islands/page-loading.ts";
import { Drawing } from "../../shell/drawing.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import { getAddress } from "../../shell/paths.ts";
import { SitePage } from "../../shell/site-page.tsx";
import { storeLinks } from "../../shell/store-links.ts";
import { AppScreens } from "../landing/app-screens.tsx";
import { Stage } from "../landing/stage.tsx";
import { browseStage, matchScreen } from "../landing/staged-screens.tsx";

const { ios, android } = facts.systems;

export const handle = { loading: "reading" } satisfies PageHandle;

export const meta = () =>
  pageMeta({
    title: "Download the app",
    description: `Get ${brand.name} for ${ios} and up or ${android} and up. You must be ${facts.minimumAge} or older.`,
    path: "/download",
  });

export default function DownloadPage() {
  return (
    <SitePage>
      <Hero
        actions={
          <ButtonLink href="/get" size="large">
            <Icon path={downloadIcon} />
            Download
          </ButtonLink>
        }
        band={<Drawing of={<Band seed={29} />} />}
        illustration={<PhoneInHand bleed />}
        lead="On your phone, tap Download to open your app store. On a computer, choose a store or scan the code."
        title={`Download ${brand.name}`}
      />
      <Section
        heading="Supported platforms"
        id="stores"
        layout="split"
        lead={
          <>
            {ios} and up
            <br />
            {android} and up
          </>
        }
      >
        <GetTheApp
          {...storeLinks(brand.stores)}
          address={getAddress}
          code={<Drawing of={<QrCode address={getAddress} />} />}
          note={`You must be ${facts.minimumAge} or older.`}
        />
      </Section>
      <AppScreens
        heading="What you’ll see inside"
        screens={[
          {
            stage: browseStage,
            title: "People near you",
            text: "One at a time. Slide right on anyone you’d like to know better.",
          },
          matchScreen,
          {
            stage: (
              <Stage
                ground="clay"
                of={<ChatScreen label="A chat with Kamau: you agree on Saturday at noon, somewhere busy" />}
              />
            ),
            title: "A first hello",
            text: "Send a private message or an interest, and take it from there.",
          },
        ]}
      />
      <Section id="blacks">
        <Panel
          actions={
            <ButtonLink href="/blacks" variant="secondary">
              Find Singles near you
            </ButtonLink>
          }
          picture={<Drawing of={<Street bleed />} />}
          title="For Black and African singles"
        >
          <p>{`${brand.variant.name} is our version just for Black and African singles, at home and across the diaspora.`}</p>
        </Panel>
      </Section>
    </SitePage>
  );
}
