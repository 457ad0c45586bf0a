import { useOf } from "@storybook/addon-docs/blocks";
import { bugs, repository } from "@matchfront/ui/package.json";
import { Fragment, type ReactNode } from "react";

const sources = `${repository.url.replace(/^git\+|\.git$/g, "")}/blob/main/${repository.directory}/src`;

/** The component's name, its purpose in one sentence, and links to its files. */
export function Head({ children }: { children: ReactNode }) {
  const { title, parameters } = useOf("meta", ["meta"]).preparedMeta;
  const file = sources + parameters.fileName.replace(/^.*\/src\b/, "").replace(/\.stories\.tsx$/, "");
  const words: string[] =
    title
      .split("/")
      .at(-1)
      ?.split(/(?=[A-Z])/) ?? [];
  return (
    <header className="doc-head">
      <h1>
        {words.map((word) => (
          <Fragment key={word}>
            {word}
            <wbr />
          </Fragment>
        ))}
      </h1>
      <div className="doc-lead">{children}</div>
      <p>
        <a href={`${file}.tsx`}>Source</a> <a href={`${file}.test.tsx`}>Tests</a>{" "}
        <a href={bugs}>Report a problem</a>
      </p>
    </header>
  );
}
