/**
 * What overflows or is clipped in a narrow window or with spaced-out text.
 * Source: WCAG 2.2, 1.4.10 Reflow and 1.4.12 Text Spacing.
 */
export function reflowViolations(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const outside = new Set(
      [...document.body.querySelectorAll("*")].filter((element) => isOutside(element, clientWidth)),
    );
    const wide = [...outside].filter(({ parentElement }) => !parentElement || !outside.has(parentElement));
    return [`${scrollWidth} px wide in a window of ${clientWidth}: ${wide.map(nameOf).join(", ")}`];
  }
  return [...document.body.querySelectorAll<HTMLElement>("*")]
    .filter((element) => hasText(element) && isCut(element))
    .map((element) => `cuts off its text: ${nameOf(element)}`);
}

function isOutside(element: Element, width: number): boolean {
  const { left, right } = element.getBoundingClientRect();
  return left < -0.5 || right > width + 0.5;
}

function isCut(element: HTMLElement): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  // Text for screen readers only is one pixel in size.
  if (element.clientWidth <= 1) return false;
  return (
    (overflowX === "hidden" && element.scrollWidth > element.clientWidth + 1) ||
    (overflowY === "hidden" && element.scrollHeight > element.clientHeight + 1)
  );
}

function hasText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
  );
}

function nameOf(element: Element): string {
  return `${element.localName}.${element.getAttribute("class")} "${element.textContent?.slice(0, 30)}"`;
}
