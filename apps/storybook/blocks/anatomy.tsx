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
import { PageSection } from "./sections.tsx";

type PartProps = {
  /** The part's element: the first that matches this selector. */
  at: string;
  /** Which prop or element it is. */
  children: ReactNode;
};

type Place = { left: number; top: number };

/** One numbered part, inside `Anatomy`. */
export function Part({ children }: PartProps) {
  return <li>{children}</li>;
}

/** A real component with a numbered mark on each part, and the list of what they are. */
export function Anatomy({ of, children }: { of: Of; children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  const parts = Children.toArray(children).filter((child): child is ReactElement<PartProps> =>
    isValidElement(child),
  );
  const selectors = parts.map(({ props }) => props.at).join("\n");
  const [places, setPlaces] = useState<(Place | undefined)[]>([]);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const measure = () => setPlaces(selectors.split("\n").map((selector) => placeOf(selector, element)));
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    const rendered = new MutationObserver(measure);
    rendered.observe(element.firstElementChild ?? element, { childList: true, subtree: true });
    return () => {
      resized.disconnect();
      rendered.disconnect();
    };
  }, [selectors]);
  return (
    <PageSection title="Anatomy">
      <div className="doc-stage doc-anatomy" ref={stage}>
        <div inert>
          <Story of={of} />
        </div>
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

/** Where the part begins in the stage, from its start and its top. */
function placeOf(selector: string, stage: HTMLElement): Place | undefined {
  const part = stage.querySelector(selector)?.getBoundingClientRect();
  if (!part) return undefined;
  const around = stage.getBoundingClientRect();
  const rightToLeft = getComputedStyle(stage).direction === "rtl";
  return {
    left: rightToLeft ? around.right - part.right : part.left - around.left,
    top: part.top - around.top,
  };
}
