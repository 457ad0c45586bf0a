import { brand } from "../../../brand.ts";
import { Prose, ProseLayout, TableOfContents } from "@matchfront/ui";
import type { ComponentProps } from "react";
import type * as TextModule from "*.mdx";
import { useMessages } from "../../messages/messages.ts";
import { SitePage } from "../../shell/site-page.tsx";
import { textComponents } from "./text-components.tsx";
import { TextHeader, type TextHeaderProps } from "../../shell/text-header.tsx";

type TextPageProps = Omit<ComponentProps<typeof SitePage>, "children"> & {
  text: typeof TextModule;
  picture?: TextHeaderProps["picture"];
  languages?: { all: string; unreviewed: string };
};

export function TextPage({ text, picture, languages, ...frame }: TextPageProps) {
  const { default: Text, sections } = text;
  const { components } = useMessages();
  return (
    <SitePage {...frame}>
      <ProseLayout
        contents={sections.length > 0 && <TableOfContents items={sections} label={components.contents} />}
        header={<TextHeader picture={picture} {...text} />}
      >
        <Prose>
          <Text brand={brand} components={textComponents} languages={languages} />
        </Prose>
      </ProseLayout>
    </SitePage>
  );
}
