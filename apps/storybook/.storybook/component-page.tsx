import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { lazy, Suspense, type PropsWithChildren } from "react";
import { useToolbar } from "./use-toolbar.ts";
import { Toolbar } from "./with-toolbar.tsx";

const Container = lazy(async () => ({ default: (await import("../blocks/container.tsx")).Container }));

/** Wraps each docs page and applies the toolbar's globals. The blocks are a lazy chunk, so that stories do not load them. */
export function ComponentPage(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Toolbar globals={useToolbar()}>
      <Suspense>
        <Container {...props} />
      </Suspense>
    </Toolbar>
  );
}
