import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { lazy, Suspense, type PropsWithChildren } from "react";
import { useToolbar } from "./use-toolbar.ts";
import { Globals } from "./with-globals.tsx";

const Container = lazy(async () => ({ default: (await import("../blocks/container.tsx")).Container }));

/** Wraps each docs page and applies the toolbar's globals. The blocks are a lazy chunk, so that stories do not load them. */
export function ComponentPage(props: PropsWithChildren<DocsContainerProps>) {
  const { theme, direction, motion, text } = useToolbar();
  return (
    <Globals direction={direction} motion={motion} text={text} theme={theme}>
      <Suspense>
        <Container {...props} />
      </Suspense>
    </Globals>
  );
}
