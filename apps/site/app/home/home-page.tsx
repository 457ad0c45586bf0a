import { Band, ButtonLink, Couple, Hero, StoreButtons } from "@matchfront/ui";
import { brand } from "../../brand.ts";
import type { PageHandle } from "../loading/page-loading.ts";
import { pageMeta } from "../shell/page-meta.ts";
import { SitePage } from "../shell/site-page.tsx";
import styles from "./home-page.module.css";

export const handle = { loading: "enhanced" } satisfies PageHandle;

export const meta = () =>
  pageMeta({
    title: "#1 dating app for Black singles",
    description: `${brand.name} is the dating app for Black and African singles who want something real. Over 1.5 million active users, on iOS and Android.`,
    path: "/",
  });

export default function HomePage() {
  return (
    <SitePage>
      <Hero
        eyebrow="Find something real"
        illustration={<Couple label="A woman and a man, eyes closed, face to face before the sun" />}
        title="The #1 dating app for Black singles"
      >
        <p className={styles.lead}>
          Over 1.5 million active users, and more than 90% of them want a serious relationship. Come and meet
          somebody who shares your values.
        </p>
        <h2 className={styles.get}>GET THE APP</h2>
        <StoreButtons appleHref={brand.stores.apple} googleHref={brand.stores.google} />
        <p className={styles.terms}>For iOS 15.4 and up, Android 7.0 and up. You must be 18 or older.</p>
      </Hero>
      <Band />
      <section className={styles.contact}>
        <h2>A person reads your message</h2>
        <div className={styles.offer}>
          <p>
            Help with the app, the story of two people who met here, or an advertisement: write to us about
            anything.
          </p>
          <ButtonLink href="/contactus" variant="secondary">
            Contact Us
          </ButtonLink>
        </div>
      </section>
    </SitePage>
  );
}
