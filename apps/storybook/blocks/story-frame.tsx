import { useOf, type Of } from "@storybook/addon-docs/blocks";
import { useEffect, useRef, useState } from "react";
import { useToolbar } from "../.storybook/use-toolbar.ts";

type StoryFrameProps = {
  of: Of;
  /** @default the toolbar's */
  scheme?: "light" | "dark" | undefined;
  /** @default as much as its content needs, up to 960 px, or 60rem of larger text */
  height?: number | undefined;
  /** Shows all of it, however tall. */
  whole?: boolean;
};

/**
 * A story in a window of its own: ids, media queries and the scheme are its own. What only a phone or only a wider
 * window shows says which with `parameters.docs.frame`, "phone" or "wide".
 */
export function StoryFrame({ of, scheme, height, whole = false }: StoryFrameProps) {
  const { story } = useOf(of, ["story"]);
  const { look, theme: chosen, direction, motion, text, script } = useToolbar();
  const theme = scheme ?? chosen;
  const frame = useRef<HTMLIFrameElement>(null);
  const [content, setContent] = useState(160);
  useEffect(() => {
    const element = frame.current;
    if (!element || height) return undefined;
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries)
        // Until its story is there, it keeps its height.
        if (target.scrollHeight > 0)
          setContent(target.scrollHeight + spaceAround(target) + element.offsetHeight - element.clientHeight);
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
  const globals = Object.entries({ look, theme, direction, motion, text, script })
    .map((global) => global.join(":"))
    .join(";");
  const query = new URLSearchParams({ id: story.id, viewMode: "story", globals });
  return (
    /* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, which is measured */
    <iframe
      className="doc-frame"
      data-window={story.parameters.docs?.frame}
      loading="lazy"
      ref={frame}
      style={{
        blockSize: height ? `${height / 16}rem` : content,
        maxBlockSize: height || whole ? undefined : "60rem",
      }}
      src={`iframe.html?${query}`}
      title={`${story.title.split("/").at(-1)}, ${story.name}, ${theme}`}
    />
  );
}

/** The space that the story's page leaves around it. */
function spaceAround({ ownerDocument }: Element): number {
  const { paddingTop, paddingBottom } = getComputedStyle(ownerDocument.body);
  return Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
}
