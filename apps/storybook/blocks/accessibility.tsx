import { Children, type ReactNode } from "react";
import { PageSection } from "./sections.tsx";
import { useComponent } from "./use-component.ts";

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
          <th>Proof</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

type KeyProps = {
  /** As a keyboard has it, such as "Tab". */
  name: string;
  /** The story that plays it, by its export, or the test that presses it, by its title. */
  proof: string;
  children: ReactNode;
};

export function Key({ name, proof, children }: KeyProps) {
  const { stories } = useComponent();
  const story = stories.find(({ id, name: title }) => title === proof || id.endsWith(`--${toId(proof)}`));
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
      <td data-title="Proof">
        {story ? (
          <a href={`?path=/story/${story.id}`} target="_top">
            Story “{story.name}”
          </a>
        ) : (
          <>Test “{proof.replace("%s", name.split(" ").join(" or "))}”</>
        )}
      </td>
    </tr>
  );
}

const toId = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();

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
