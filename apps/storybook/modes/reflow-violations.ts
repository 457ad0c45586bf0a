/**
 * Returns elements that overflow the window or their box, or clip their text.
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
    ...texts
      .filter((element) => clipsText(element))
      .map((element) => `cuts off its text: ${nameOf(element)}`),
    ...texts
      .filter((element) => hasOverflow(element))
      .map((element) => `has text that overflows: ${nameOf(element)}`),
  ];
}

function isOutside(element: Element, width: number): boolean {
  const { left, right } = element.getBoundingClientRect();
  return left < -0.5 || right > width + 0.5;
}

function clipsText(element: HTMLElement): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  // Visually hidden text is one pixel in size.
  if (element.clientWidth <= 1) return false;
  return (
    (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
    (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
  );
}

/** Whether a word is visible beyond its box. */
function hasOverflow(element: HTMLElement): boolean {
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

/** Returns the tag, the classes and the beginning of the text. */
export function nameOf(element: Element): string {
  return `${element.localName}.${element.getAttribute("class")} "${element.textContent?.slice(0, 30)}"`;
}
