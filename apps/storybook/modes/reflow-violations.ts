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
  const texts = [...document.body.querySelectorAll<HTMLElement>("*:not(svg *)")].filter((element) =>
    hasText(element),
  );
  return [
    ...texts.filter((element) => isCut(element)).map((element) => `cuts off its text: ${nameOf(element)}`),
    ...texts.filter((element) => isLeft(element)).map((element) => `is left by its text: ${nameOf(element)}`),
  ];
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
    (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
    (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
  );
}

/** Whether a word is wider than its box, and is written beyond it. */
function isLeft(element: HTMLElement): boolean {
  return (
    element.clientWidth > 1 &&
    getComputedStyle(element).overflowX === "visible" &&
    element.scrollWidth > element.clientWidth + 1
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
