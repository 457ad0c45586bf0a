import type { ReactNode } from "react";
import { PageSection } from "./sections.tsx";
import { useComponent } from "./use-component.ts";

export function Theming({ children }: { children?: ReactNode }) {
  const { properties } = useComponent();
  const groups = Map.groupBy(properties, (property) => property.split("-")[2] ?? "");
  return (
    <PageSection title="Theming">
      {children}
      <p>
        {properties.length === 0
          ? "It reads no token."
          : "It, and what is inside it, reads these custom properties; set one on an element around it to change it there."}
      </p>
      <ul className="doc-properties">
        {[...groups].map(([group, names]) => (
          <li key={group}>
            {names.map((each) => (
              <code key={each}>{each}</code>
            ))}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
