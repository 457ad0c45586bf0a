import { Story, type Of } from "@storybook/addon-docs/blocks";
import {
  Children,
  isValidElement,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from "react";
import { StoryFrame } from "./story-frame.tsx";
import { PageSection } from "./sections.tsx";

type PartProps = {
  /** CSS selector of the part; the first match counts. */
  at: string;
  /** Whether the mark is above the part, where it covers no text. */
  above?: boolean;
  /** The prop or element that the part shows. */
  children: ReactNode;
};

type Offset = { left: number; top: number };

export function Part({ children }: PartProps) {
  return <li>{children}</li>;
}

type AnatomyProps = {
  of: Of;
  /** Whether to show the story in a frame, to keep its ids unique. */
  framed?: boolean;
  children: ReactNode;
};

/** A story with a numbered mark on each part, and a numbered list of the parts. */
export function Anatomy({ of, framed = false, children }: AnatomyProps) {
  const stage = useRef<HTMLDivElement>(null);
  const parts = Children.toArray(children).filter((child): child is ReactElement<PartProps> =>
    isValidElement(child),
  );
  const selectors = parts.map(({ props }) => props.at).join("\n");
  const above = parts.map(({ props }) => Number(props.above ?? false)).join("");
  const [places, setPlaces] = useState<(Offset | undefined)[]>([]);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const measure = () => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * 2;
      setPlaces(
        spreadMarks(
          selectors.split("\n").map((selector, index) => {
            const place = offsetOf(selector, element);
            if (!place) return undefined;
            const { left, top } = place;
            return above[index] === "1"
              ? { left: left + size, top: top - size }
              : // Keeps the mark of a part at or beyond the edge of a narrow window visible.
                { left: Math.min(Math.max(left, size * 1.125), element.clientWidth), top };
          }),
          size,
        ),
      );
    };
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    const rendered = new MutationObserver(measure);
    const observe = (node: Node) =>
      rendered.observe(node, { attributeFilter: ["open"], childList: true, subtree: true });
    observe(element.firstElementChild ?? element);
    const observeFrame = ({ target }: Event) => {
      if (target instanceof HTMLIFrameElement && target.contentDocument) observe(target.contentDocument);
      measure();
    };
    element.addEventListener("load", observeFrame, true);
    return () => {
      element.removeEventListener("load", observeFrame, true);
      resized.disconnect();
      rendered.disconnect();
    };
  }, [above, selectors]);
  return (
    <PageSection title="Anatomy">
      <div className="doc-stage doc-anatomy" ref={stage}>
        <div inert>{framed ? <StoryFrame of={of} whole /> : <Story of={of} />}</div>
        {places.map(
          (place, index) =>
            place && (
              <span
                aria-hidden="true"
                className="doc-mark"
                key={parts[index]?.props.at}
                style={{ insetInlineStart: place.left, insetBlockStart: place.top }}
              >
                {index + 1}
              </span>
            ),
        )}
      </div>
      <ol className="doc-parts">{parts}</ol>
    </PageSection>
  );
}

/** Returns the part's offset from the stage's inline start and top. */
function offsetOf(selector: string, stage: HTMLElement): Offset | undefined {
  const frame = stage.querySelector("iframe");
  const content = frame?.contentDocument ?? stage;
  // Storybook's hidden pages in the same document also have headings and links.
  const story = content.querySelector("#storybook-root") ?? content;
  const part = (story.querySelector(selector) ?? content.querySelector(selector))?.getBoundingClientRect();
  if (!part || part.width + part.height === 0) return undefined;
  const around = stage.getBoundingClientRect();
  const offset = frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
  // CSS scales a frame down if its window does not fit.
  const scale = frame ? frame.getBoundingClientRect().width / frame.offsetWidth : 1;
  const rightToLeft = getComputedStyle(stage).direction === "rtl";
  return {
    left: rightToLeft
      ? around.right - part.right * scale - offset.left
      : part.left * scale + offset.left - around.left,
    top: part.top * scale + offset.top - around.top,
  };
}

/** Moves overlapping marks beside each other, in the order of the parts. */
function spreadMarks(places: (Offset | undefined)[], size: number): (Offset | undefined)[] {
  // One pixel of tolerance for rounding.
  const room = size - 1;
  const covers = (one: Offset, other: Offset) =>
    Math.abs(one.left - other.left) < room && Math.abs(one.top - other.top) < room;
  const taken: Offset[] = [];
  return places.map((place) => {
    if (!place) return undefined;
    const free = { ...place };
    let covered: Offset | undefined;
    while ((covered = taken.find((other) => covers(free, other)))) free.left = covered.left + size;
    taken.push(free);
    return free;
  });
}
