import {
  Band,
  ButtonLink,
  Card,
  CardGrid,
  Couple,
  Hero,
  ManWithLocs,
  Section,
  WomanWithAfro,
} from "@matchfront/ui";
import { brand } from "../../../brand.ts";
import { facts } from "../../../content/facts.ts";
import type { PageHandle } from "../../islands/page-loading.ts";
import { Drawing } from "../../shell/drawing.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import { variantPath } from "../../shell/paths.ts";
import { SitePage } from "../../shell/site-page.tsx";
import styles from "./blacks-page.module.css";

export const handle = { loading: "reading" } satisfies PageHandle;

export const meta = () =>
  pageMeta({
    title: "Find Black singles near you",
    description: `Meet Black and African singles on ${brand.name}. See supported devices and get the app for iOS or Android.`,
    path: "/blacks",
  });

export default function BlacksPage() {
  return (
    <SitePage narrowFooter="hidden">
      <Hero
        actions={<ButtonLink href={variantPath} size="large">{`Get ${brand.variant.name}`}</ButtonLink>}
        band={<Drawing of={<Band seed={3} />} />}
        illustration={<Couple left={WomanWithAfro} right={ManWithLocs} />}
        lead={`Black and African singles who want something real are closer than you think. You must be ${facts.minimumAge} or older.`}
        title={
          <>
            <span className={styles.wide}>Find Singles near you Today</span>{" "}
            <span className={styles.narrow}>#1 Dating App for Black Singles</span>
          </>
        }
      />
      <Section
        heading="Supported Platforms and Devices"
        id="platforms"
        lead={
          <>
            {brand.name} and {brand.variant.name} run on the same phones. The buttons below are for{" "}
            {brand.name}; <a href={variantPath}>{brand.variant.name} has its own page</a>.
          </>
        }
      >
        <CardGrid>
          <Card title="iOS">
            <p>iPhones with {facts.systems.ios} and up</p>
            <ButtonLink className={styles.store} href={brand.stores.apple} variant="secondary">
              {`${brand.name} on the App Store`}
            </ButtonLink>
          </Card>
          <Card title="Android">
            <p>Phones with {facts.systems.android} and up</p>
            <ButtonLink className={styles.store} href={brand.stores.google} variant="secondary">
              {`${brand.name} on Google Play`}
            </ButtonLink>
          </Card>
        </CardGrid>
      </Section>
    </SitePage>
  );
}
