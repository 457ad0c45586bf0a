import { Children, type ReactNode } from "react";
import { PageSection } from "./sections.tsx";

type TextProps = { children?: ReactNode };

export function Accessibility({ children }: TextProps) {
  return (
    <PageSection title="Accessibility">
      <div className="doc-columns">{children}</div>
    </PageSection>
  );
}

const titled = (title: string) =>
  function Titled({ children }: TextProps) {
    return (
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    );
  };

export const ScreenReader = titled("What a screen reader says");
export const WithoutScript = titled("Without a script");
export const Responsibilities = titled("Your responsibilities");

/** The keyboard shortcuts. Without children, says that there are none. */
export function Keys({ children }: TextProps) {
  return (
    <div>
      <h3>Keys</h3>
      {Children.count(children) === 0 ? <p>It has no keys of its own.</p> : <dl>{children}</dl>}
    </div>
  );
}

type KeyProps = TextProps & {
  /** The key's label, such as "Tab"; spaces separate several keys. */
  name: string;
};

export function Key({ name, children }: KeyProps) {
  return (
    <div>
      <dt>
        {name.split(" ").map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
