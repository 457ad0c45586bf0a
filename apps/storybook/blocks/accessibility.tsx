import { Children, type ReactNode } from "react";
import { PageSection } from "./sections.tsx";

type TextProps = { children: ReactNode };

export function Accessibility({ children }: TextProps) {
  return <PageSection title="Accessibility">{children}</PageSection>;
}

/** The table of keyboard shortcuts. Without children, says that there are none. */
export function Keys({ children }: { children?: ReactNode }) {
  if (Children.count(children) === 0) return <p>It has no keys of its own.</p>;
  return (
    <table className="doc-table">
      <thead>
        <tr>
          <th>Key</th>
          <th>What it does</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

type KeyProps = {
  /** The key's label, such as "Tab"; spaces separate several keys. */
  name: string;
  children: ReactNode;
};

export function Key({ name, children }: KeyProps) {
  return (
    <tr>
      <th scope="row">
        {name.split(" ").map((key) => (
          <kbd className="doc-key" key={key}>
            {key}
          </kbd>
        ))}
      </th>
      <td data-title="What it does">{children}</td>
    </tr>
  );
}

const titled = (title: string) =>
  function Titled({ children }: TextProps) {
    return (
      <>
        <h3>{title}</h3>
        {children}
      </>
    );
  };

export const ScreenReader = titled("What a screen reader says");
export const WithoutScript = titled("Without a script");
export const Responsibilities = titled("Your responsibilities");
