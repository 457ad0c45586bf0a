import { useOf, type Of } from "@storybook/addon-docs/blocks";
import { useEffect, useRef, useState } from "react";
import { useToolbar } from "../.storybook/use-toolbar.ts";

/**
 * A story in an iframe, with its own ids and media queries. A story can set its frame's width with
 * `parameters.docs.frame`: "phone" or "wide".
 */
export function StoryFrame({ of }: { of: Of }) {
  const { story } = useOf(of, ["story"]);
  const { look, theme, direction, motion, text, script } = useToolbar();
  const frame = useRef<HTMLIFrameElement>(null);
  const [content, setContent] = useState(400);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries)
        // Keeps the height until the story renders.
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
  }, []);
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
      style={{ blockSize: content }}
      src={`iframe.html?${query}`}
      title={`${story.title.split("/").at(-1)}, ${story.name}, ${theme}`}
    />
  );
}

/** Returns the vertical padding of the story's body, in pixels. */
function spaceAround({ ownerDocument }: Element): number {
  const { paddingTop, paddingBottom } = getComputedStyle(ownerDocument.body);
  return Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
}
