import { Prose, ProseLayout, TableOfContents } from "@matchfront/ui";
import { use, type ComponentProps } from "react";
import type * as TextModule from "*.mdx";
import { LanguageContext } from "../../../languages/language-context.ts";
import type { InLanguages } from "../../../languages/language.ts";
import { useWords } from "../../../languages/words.ts";
import { SitePage } from "../../shell/site-page.tsx";
import { textComponents } from "./text-components.tsx";
import { TextHeader, type TextHeaderProps } from "./text-header.tsx";

type TextPageProps = Omit<ComponentProps<typeof SitePage>, "children"> & {
  /** The modules of its text: `import * as en from "../../../content/en/safety.mdx"`. */
  texts: InLanguages<typeof TextModule>;
  /** What it is about, in its header. */
  picture?: TextHeaderProps["picture"];
};

/** A text page: a text of `content/`, its table of contents, and the day it last changed. */
export function TextPage({ texts, picture, ...frame }: TextPageProps) {
  const text = texts[use(LanguageContext)];
  const { default: Text, sections } = text;
  return (
    <SitePage {...frame}>
      <ProseLayout
        contents={<TableOfContents items={sections} label={useWords().components.contents} />}
        header={<TextHeader picture={picture} {...text} />}
      >
        <Prose>
          <Text components={textComponents} />
        </Prose>
      </ProseLayout>
    </SitePage>
  );
}
