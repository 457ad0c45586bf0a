import axe from "axe-core";
import { cloneElement, createRef, type ReactElement, type Ref } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";

type Common = { ref?: Ref<Element>; className?: string; "data-probe"?: string };

/**
 * Tests the guarantees of all components: the ref is the native element, which gets unknown props, and
 * `className` is added to the outermost element. (Stories are checked with axe.)
 *
 * @param element an example of the component
 * @param native the class of the element in its ref
 */
export function conforms(element: ReactElement<object>, native: abstract new () => Element): void {
  const example = element as ReactElement<Common>;

  test("gives its native element to the ref, and every other attribute to that element", async () => {
    const ref = createRef<Element>();
    await render(cloneElement(example, { ref, "data-probe": "kept" }));
    expect(ref.current).toBeInstanceOf(native);
    expect(ref.current?.getAttribute("data-probe")).toBe("kept");
  });

  test("adds a class to its own", async () => {
    const { container } = await render(example);
    const own = container.firstElementChild?.getAttribute("class");
    const { container: classed } = await render(cloneElement(example, { className: "added" }));
    expect(own).toBeTruthy();
    expect(classed.firstElementChild?.getAttribute("class")).toBe(`${own} added`);
  });
}

/** Returns the axe violations in a part of a page, without rules for whole pages. */
export async function axeViolations(part: Element): Promise<string[]> {
  const { violations } = await axe.run(part, { rules: { region: { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}
