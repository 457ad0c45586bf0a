import axe from "axe-core";

/**
 * The axe violations of the page's colours: only these rules can differ in a second colour scheme.
 * Source: WCAG 2.2, 1.4.1 Use of Color and 1.4.3 Contrast (Minimum).
 */
export async function colorViolations(): Promise<string[]> {
  // A colour in a transition belongs to neither scheme.
  for (const animation of document.getAnimations()) animation.finish();
  return faultsOf({ runOnly: ["color-contrast", "link-in-text-block"] });
}

/** All axe violations: narrow windows show parts that wide ones hide. */
export async function accessibilityViolations(): Promise<string[]> {
  // A story is not a page, and needs no landmarks.
  return faultsOf({ rules: { region: { enabled: false }, "target-size": { enabled: true } } });
}

/** Targets under 24 px, or too close to others. Source: WCAG 2.2, 2.5.8 Target Size (Minimum). */
export async function targetViolations(): Promise<string[]> {
  return faultsOf({ runOnly: ["target-size"] });
}

async function faultsOf(options: axe.RunOptions): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    ...options,
    preload: false,
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
