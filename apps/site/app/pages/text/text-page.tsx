import { brand } from "../../../brand.ts";
import { Prose, ProseLayout, TableOfContents } from "@matchfront/ui";
import type { ComponentProps, ReactNode } from "react";
import type * as TextModule from "*.mdx";
import { useMessages } from "../../messages/messages.ts";
import { SitePage } from "../../shell/site-page.tsx";
import { textComponents } from "./text-components.tsx";
import { TextHeader, type TextHeaderProps } from "../../shell/text-header.tsx";

type TextPageProps = Omit<ComponentProps<typeof SitePage>, "children"> &
  Pick<TextHeaderProps, "picture"> & {
    text: typeof TextModule;
    /** The text's language, if it is not the page's. */
    lang?: "en";
    /** Replaces title and lead of the text. */
    head?: { title: string; lead: string };
    /** Replaces some of `textComponents`. */
    components?: ComponentProps<typeof TextModule.default>["components"];
    languages?: { all: string; unreviewed: string };
    children?: ReactNode;
  };

/** Renders a page that is one text, after its children. */
export function TextPage(props: TextPageProps) {
  const { text, lang, head, components, picture, languages, children, ...frame } = props;
  const { default: Text, sections, title, lead, lastUpdated } = text;
  const { contents } = useMessages().components;
  return (
    <SitePage {...frame}>
      <ProseLayout
        contents={
          sections.length > 0 && <TableOfContents items={sections} itemsLang={lang} label={contents} />
        }
        header={
          <TextHeader lastUpdated={lastUpdated} lead={lead} picture={picture} title={title} {...head} />
        }
      >
        {children}
        <Prose lang={lang}>
          <Text brand={brand} components={{ ...textComponents, ...components }} languages={languages} />
        </Prose>
      </ProseLayout>
    </SitePage>
  );
}
