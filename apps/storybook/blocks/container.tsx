import { DocsContainer, Meta, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { MDXProvider } from "@storybook/addon-docs/mdx-react-shim";
import type { PropsWithChildren } from "react";
import { useToolbar } from "../.storybook/use-toolbar.ts";
import { themes } from "../.storybook/theme.ts";
import "./docs-page.css";
import "./blocks.css";
import * as examples from "./dos-and-donts.tsx";
import { Head } from "./head.tsx";
import * as sections from "./sections.tsx";

/** The blocks that docs pages can use without an import: pages belong to the ui package, which must not import Storybook. */
const blocks = { Head, Meta, ...examples, ...sections };

export function Container({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useToolbar();
  return (
    <DocsContainer {...props} theme={themes[theme]}>
      <MDXProvider components={blocks}>{children}</MDXProvider>
    </DocsContainer>
  );
}
