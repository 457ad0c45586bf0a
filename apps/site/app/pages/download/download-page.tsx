import {
  Band,
  ButtonLink,
  Couple,
  GetTheApp,
  Hero,
  Icon,
  ManWithWhiteBeard,
  Prose,
  QrCode,
  Section,
  WomanWithSilverHair,
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
        illustration={<Couple left={ManWithWhiteBeard} right={WomanWithSilverHair} />}
        lead="On your phone, tap Download to open your app store. On a computer, choose a store or scan the code."
        title={`Download ${brand.name}`}
      />
      <Section heading="Supported platforms" id="stores" layout="split">
        <Prose>
          <ul>
            <li>{ios} and up</li>
            <li>{android} and up</li>
          </ul>
        </Prose>
        <GetTheApp
          {...storeLinks(brand.stores)}
          address={getAddress}
          code={<Drawing of={<QrCode address={getAddress} />} />}
          note={`You must be ${facts.minimumAge} or older.`}
        />
      </Section>
      <Section heading="For Black and African singles" id="blacks" layout="split" surface="card">
        <p>{`${brand.variant.name} is our version just for Black and African singles, at home and across the diaspora.`}</p>
        <ButtonLink href="/blacks" variant="secondary">
          Find Singles near you
        </ButtonLink>
      </Section>
    </SitePage>
  );
}
