import { bugs, repository } from "@matchfront/ui/package.json";
import { Fragment, type ReactNode } from "react";
import { useComponent } from "./use-component.ts";

const sources = `${repository.url.replace(/^git\+|\.git$/g, "")}/blob/main/${repository.directory}/src`;

type HeadProps = {
  /** The component's purpose, in one sentence. */
  children: ReactNode;
  /** The exports to list, separated by spaces. Default: all of the folder. */
  imports?: string;
};

export function Head({ children, imports }: HeadProps) {
  const { name, status, meaning, exports, entry, path } = useComponent();
  const shown = imports ? exports.filter((each) => imports.split(" ").includes(each.name)) : exports;
  return (
    <header className="doc-head">
      <h1>
        {name.split(/(?=[A-Z])/).map((word) => (
          <Fragment key={word}>
            {word}
            <wbr />
          </Fragment>
        ))}
      </h1>
      <div className="doc-lead">{children}</div>
      <p className="doc-facts">
        <strong className="doc-status" data-status={status}>
          {status}
        </strong>{" "}
        {meaning}
      </p>
      <table className="doc-table">
        <thead>
          <tr>
            <th>Import from @matchfront/ui/{entry}</th>
            <th>Runs on</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((each) => (
            <tr key={each.name}>
              <th scope="row">
                <code>{each.name}</code>
              </th>
              <td data-title="Runs on">{each.client ? "server and client" : "the server; no script"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="doc-facts">
        <a href={`${sources}/${path}.tsx`}>Source</a> <a href={`${sources}/${path}.test.tsx`}>Tests</a>{" "}
        <a href={bugs}>Report a problem</a>
      </p>
    </header>
  );
}
