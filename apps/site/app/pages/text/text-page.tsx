import { brand } from "../../../brand.ts";
import { Prose, ProseLayout, TableOfContents } from "@matchfront/ui";
import { use, type ComponentProps } from "react";
import type { DocumentName } from "@matchfront/locales/documents";
import { documents } from "../../documents/documents.ts";
import { LanguageContext } from "../../messages/language-context.ts";
import type * as TextModule from "*.mdx";
import type { SiteLanguages } from "../../messages/site-languages.ts";
import { useMessages } from "../../messages/messages.ts";
import { SitePage } from "../../shell/site-page.tsx";
import { textComponents } from "./text-components.tsx";
import { TextHeader, type TextHeaderProps } from "../../shell/text-header.tsx";

type TextPageProps = Omit<ComponentProps<typeof SitePage>, "children"> & {
  text: typeof TextModule;
  picture?: TextHeaderProps["picture"];
  languages?: SiteLanguages;
};

export function TextPage({ text, picture, languages, ...frame }: TextPageProps) {
  const { default: Text, sections } = text;
  return (
    <SitePage {...frame}>
      <ProseLayout
        contents={<TableOfContents items={sections} label={useMessages().components.contents} />}
        header={<TextHeader picture={picture} {...text} />}
      >
        <Prose>
          <Text brand={brand} components={textComponents} languages={languages} />
        </Prose>
      </ProseLayout>
    </SitePage>
  );
}

type DocumentPageProps = Omit<TextPageProps, "text"> & { document: DocumentName };

/** Renders a document in the language of the page. */
export function DocumentPage({ document, ...rest }: DocumentPageProps) {
  return <TextPage text={documents[use(LanguageContext)][document]} {...rest} />;
}
