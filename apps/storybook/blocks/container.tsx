import { DocsContainer, Meta, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { MDXProvider } from "@storybook/addon-docs/mdx-react-shim";
import type { PropsWithChildren } from "react";
import { useToolbar } from "../.storybook/use-toolbar.ts";
import "./blocks.css";
import "./anatomy.css";
import "./tables.css";
import { Accessibility, Key, Keys, ScreenReader, WithoutScript, Responsibilities } from "./accessibility.tsx";
import { Anatomy, Part } from "./anatomy.tsx";
import { Do, Dont, DosAndDonts } from "./dos-and-donts.tsx";
import { Head } from "./head.tsx";
import { Live } from "./live.tsx";
import { Props } from "./props.tsx";
import { Related, WhenNotToUse, WhenToUse } from "./sections.tsx";
import { Theming } from "./theming.tsx";
import { darkTheme, lightTheme } from "./themes.ts";

/** The blocks that docs pages can use without an import: pages belong to the ui package, which must not import Storybook. */
const blocks = {
  Accessibility,
  Anatomy,
  Do,
  Dont,
  DosAndDonts,
  Head,
  Key,
  Keys,
  Live,
  Meta,
  Part,
  Props,
  Related,
  ScreenReader,
  Theming,
  WhenNotToUse,
  WhenToUse,
  WithoutScript,
  Responsibilities,
};

export function Container({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useToolbar();
  return (
    <DocsContainer {...props} theme={theme === "dark" ? darkTheme : lightTheme}>
      <MDXProvider components={blocks}>{children}</MDXProvider>
    </DocsContainer>
  );
}
