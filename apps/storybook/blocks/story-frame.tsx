import { useOf, type Of } from "@storybook/addon-docs/blocks";
import { useEffect, useRef, useState } from "react";
import { useDirection, useScheme } from "./use-toolbar.ts";

type StoryFrameProps = {
  of: Of;
  /** @default the toolbar's */
  scheme?: "light" | "dark" | undefined;
  /** @default as much as its content needs, up to 720 px */
  height?: number | undefined;
};

/**
 * A story in a window of its own: ids, media queries and the scheme are its own. What only a phone or only a wider
 * window shows says which with `parameters.docs.frame`, "phone" or "wide".
 */
export function StoryFrame({ of, scheme, height }: StoryFrameProps) {
  const { story } = useOf(of, ["story"]);
  const toolbar = useScheme();
  const direction = useDirection();
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
  const globals = `theme:${scheme ?? toolbar};direction:${direction}`;
  const query = new URLSearchParams({ id: story.id, viewMode: "story", globals });
  return (
    /* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, which is measured */
    <iframe
      className="doc-frame"
      data-window={story.parameters.docs?.frame}
      height={height ?? Math.min(content + 34, 720)}
      loading="lazy"
      ref={frame}
      src={`iframe.html?${query}`}
      title={`${story.title.split("/").at(-1)}, ${story.name}, ${scheme ?? toolbar}`}
    />
  );
}
