import { useOf, type Of } from "@storybook/addon-docs/blocks";
import { useEffect, useRef, useState } from "react";

type SchemeFrameProps = { of: Of; name: string; scheme: "light" | "dark"; height?: number | undefined };

/** A story in a window of its own, as tall as its content: ids, media queries and the scheme are its own. */
export function SchemeFrame({ of, name, scheme, height }: SchemeFrameProps) {
  const { story } = useOf(of, ["story"]);
  const frame = useRef<HTMLIFrameElement>(null);
  const [content, setContent] = useState(160);
  useEffect(() => {
    const element = frame.current;
    if (!element || height) return undefined;
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) setContent(target.scrollHeight);
    });
    const observe = () => {
      const root = element.contentDocument?.querySelector("#storybook-root");
      if (root) observer.observe(root);
    };
    element.addEventListener("load", observe);
    return () => {
      element.removeEventListener("load", observe);
      observer.disconnect();
    };
  }, [height]);
  const query = new URLSearchParams({ id: story.id, viewMode: "story", globals: `theme:${scheme}` });
  return (
    <figure className="doc-figure">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, which is measured */}
      <iframe
        className="doc-frame"
        height={Math.min(height ?? content + 34, 720)}
        loading="lazy"
        ref={frame}
        src={`iframe.html?${query}`}
        title={`${name}, ${scheme}`}
      />
      <figcaption>{scheme === "light" ? "Light" : "Dark"}</figcaption>
    </figure>
  );
}
