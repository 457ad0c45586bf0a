import { Heading } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";

type SectionProps = { title: string; children: ReactNode };

export function PageSection({ title, children }: SectionProps) {
  return (
    <section className="doc-section">
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}

type TextProps = { children: ReactNode };

export const WhenToUse = (props: TextProps) => <PageSection title="When to use" {...props} />;

/** The cases for another component. Each item names that component. */
export const WhenNotToUse = (props: TextProps) => <PageSection title="When not to use" {...props} />;

export const Related = (props: TextProps) => <PageSection title="Related" {...props} />;
