import { cloneElement, createRef, type ReactElement, type Ref } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";

type Common = { ref?: Ref<Element>; className?: string; "data-probe"?: string };

const controls = "a[href], button, input:not([type=hidden], [type=text]), select, summary, textarea";

/**
 * Tests the guarantees of all components: the ref is the native element, which gets unknown props, and `className` is added
 * to the outermost element. Targets are 44 px high, except links in a text; buttons are as wide, too. (Stories are checked
 * with axe.)
 *
 * @param element an example of the component
 * @param native the name of the element in its ref, such as "button"
 */
export function conforms(element: ReactElement<object>, native: string): void {
  const example = element as ReactElement<Common>;

  test("gives its native element to the ref, and every other attribute to that element", async () => {
    const ref = createRef<Element>();
    await render(cloneElement(example, { ref, "data-probe": "kept" }));
    expect(ref.current?.localName).toBe(native);
    expect(ref.current?.getAttribute("data-probe")).toBe("kept");
  });

  test("adds a class to its own", async () => {
    const { container } = await render(example);
    const own = container.firstElementChild?.getAttribute("class");
    const { container: classed } = await render(cloneElement(example, { className: "added" }));
    expect(own).toBeTruthy();
    expect(classed.firstElementChild?.getAttribute("class")).toBe(`${own} added`);
  });

  test("has targets of at least 44 px", async () => {
    const { container } = await render(example);
    const small = Array.from(container.querySelectorAll(controls)).filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      const isInText = getComputedStyle(target).display === "inline";
      const side = target.matches("a") ? height : Math.min(width, height);
      return target.checkVisibility() && !isInText && side < 43.5;
    });
    expect(small.map((target) => target.outerHTML)).toEqual([]);
  });
}

/** Tests the guarantees of all pictures, in addition to those of components. */
export function conformsAsPicture(picture: ReactElement<{ label?: string | undefined }>): void {
  conforms(picture, "svg");

  test("is an image with a label and decoration without one", async () => {
    const { getByRole, container, rerender } = await render(cloneElement(picture, { label: "Two people" }));
    await expect.element(getByRole("img", { name: "Two people" })).toBeVisible();
    await rerender(cloneElement(picture, { label: undefined }));
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    expect(container.querySelector("svg")?.hasAttribute("role")).toBe(false);
  });
}
