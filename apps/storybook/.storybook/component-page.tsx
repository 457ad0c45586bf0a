import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { lazy, Suspense, type PropsWithChildren } from "react";

const Container = lazy(async () => ({ default: (await import("../blocks/container.tsx")).Container }));

/** Around each page of documentation: its blocks load with the first one, and with no story. */
export function ComponentPage(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <Container {...props} />
    </Suspense>
  );
}
