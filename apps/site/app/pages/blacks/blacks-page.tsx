import { Band, ButtonLink, Card, CardGrid, FiltersScreen, Hero, Section, Street } from "@matchfront/ui";
import { brand } from "../../../brand.ts";
import { facts } from "../../../content/facts.ts";
import type { PageHandle } from "../../islands/page-loading.ts";
import { Drawing } from "../../shell/drawing.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import { variantPath } from "../../shell/paths.ts";
import { SitePage } from "../../shell/site-page.tsx";
import { AppScreens } from "../landing/app-screens.tsx";
import { Stage } from "../landing/stage.tsx";
import { browseStage, matchScreen } from "../landing/staged-screens.tsx";
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
        illustration={<Street bleed label="People in a street, young and old, side by side" />}
        lead={`Black and African singles who want something real are closer than you think. You must be ${facts.minimumAge} or older.`}
        title={
          <>
            <span className={styles.wide}>Find Singles near you Today</span>{" "}
            <span className={styles.narrow}>#1 Dating App for Black Singles</span>
          </>
        }
      />
      <AppScreens
        heading="What you’ll see inside"
        screens={[
          {
            stage: (
              <Stage
                ground="clay"
                of={
                  <FiltersScreen label="The filters: women from 25 to 38, up to 40 km away, something serious" />
                }
              />
            ),
            title: "Your choice",
            text: "Say who you’d like to meet, how near, and what you’re looking for.",
          },
          {
            stage: browseStage,
            title: "Singles near you",
            text: "One at a time. Slide right on anyone you’d like to know better.",
          },
          matchScreen,
        ]}
      />
      <Section
        heading="Supported Platforms and Devices"
        id="platforms"
        layout="split"
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
