import { Pattern, ButtonLink, Card, CardGrid, Hero, Section } from "@matchfront/ui";
import { FiltersScreen, Street } from "@matchfront/ui/illustrations";
import { brand } from "../../../brand.ts";
import { useMessages } from "../../messages/messages.ts";
import { Drawing } from "../../shell/drawing.tsx";
import { linkTo, useLocalizePath } from "../../shell/links.tsx";
import { pair } from "../../shell/pair.tsx";
import { variantPath } from "../../shell/paths.ts";
import { SitePage } from "../../shell/site-page.tsx";
import { AppScreens } from "../landing/app-screens.tsx";
import { kunle, variantScreens } from "../variant/variant-screens.tsx";
import styles from "./blacks-page.module.css";

const systems = [
  ["iOS", "apple"],
  ["Android", "google"],
] as const;

export default function BlacksPage() {
  const allMessages = useMessages();
  const { blacks: messages, drawings, landing } = allMessages;
  const path = useLocalizePath();
  const { screens, platforms } = messages;
  const app = variantScreens(allMessages, {
    browse: landing.screens.browse(kunle),
    match: landing.screens.match.drawing(kunle),
  });
  return (
    <SitePage>
      <Hero
        actions={
          <ButtonLink href={path(variantPath)} size="large">
            {messages.get}
          </ButtonLink>
        }
        pattern={<Drawing of={<Pattern seed={3} />} />}
        illustration={<Street bleed label={messages.drawing} />}
        lead={messages.lead}
        title={
          <>
            <span className={styles.wide}>{messages.title.wide}</span>{" "}
            <span className={styles.narrow}>{messages.title.narrow({ pair })}</span>
          </>
        }
      >
        <p>{landing.goodToKnow.whichApp.text}</p>
      </Hero>
      <AppScreens
        heading={screens.heading}
        screens={[
          {
            ...screens.filters,
            ground: "clay",
            of: <FiltersScreen label={screens.filters.drawing} messages={drawings.filters} />,
          },
          { ...screens.browse, ground: "palm", of: app.browse },
          { ...landing.screens.match, ground: "indigo", of: app.match },
        ]}
      />
      <Section
        heading={platforms.heading}
        id="platforms"
        layout="split"
        lead={platforms.lead({ other: linkTo("/") })}
      >
        <CardGrid>
          {systems.map(([system, store]) => (
            <Card key={store} title={system}>
              <p>{platforms[store].phones}</p>
              <ButtonLink className={styles.store} href={brand.variant.stores[store]} variant="secondary">
                {platforms[store].store}
              </ButtonLink>
            </Card>
          ))}
        </CardGrid>
      </Section>
    </SitePage>
  );
}
