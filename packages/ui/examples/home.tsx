import "@matchfront/ui/styles.css"; // first, because it orders the cascade layers
import { Couple, Hero, Logo, Page, StoreButtons } from "@matchfront/ui";
import { ManWithLocs, WomanWithAfro } from "@matchfront/ui/illustrations";

export function Home() {
  return (
    <Page header={<Logo name="Moyo" />}>
      <Hero title="Find something real." illustration={<Couple left={WomanWithAfro} right={ManWithLocs} />}>
        <StoreButtons appleHref="https://apps.apple.com" googleHref="https://play.google.com" />
      </Hero>
    </Page>
  );
}
