import { useOf } from "@storybook/addon-docs/blocks";
import { bugs, repository } from "@matchfront/ui/package.json";
import { Fragment, type ReactNode } from "react";

const sources = `${repository.url.replace(/^git\+|\.git$/g, "")}/tree/main/${repository.directory}/src`;

/** The component's name, its purpose in one sentence, and a link to its files. */
export function Head({ children }: { children: ReactNode }) {
  const { title, parameters } = useOf("meta", ["meta"]).preparedMeta;
  const folder = sources + parameters.fileName.replace(/^.*\/src\b|\/[^/]*$/g, "");
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
        <a href={folder}>Source and tests</a> <a href={bugs}>Report a problem</a>
      </p>
    </header>
  );
}
