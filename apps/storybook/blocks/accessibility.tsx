import { Children, type ReactNode } from "react";
import { PageSection } from "./sections.tsx";

type TextProps = { children: ReactNode };

/** Keys, what is said, what is left without a script, and what remains to do. */
export function Accessibility({ children }: TextProps) {
  return <PageSection title="Accessibility">{children}</PageSection>;
}

/** The keys as a table; without any, the component has none. */
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
  /** As on a keyboard, such as "Tab"; several are separated by spaces. */
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
export const YouStill = titled("What is left to you");
