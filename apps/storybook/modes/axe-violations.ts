import axe from "axe-core";

/**
 * Returns the axe violations of color rules, the only ones that can differ between color schemes.
 * Source: WCAG 2.2, 1.4.1 Use of Color and 1.4.3 Contrast (Minimum).
 */
export async function colorViolations(): Promise<string[]> {
  // In a transition, a color belongs to neither scheme.
  for (const animation of document.getAnimations()) animation.finish();
  return runAxe({ runOnly: ["color-contrast", "link-in-text-block"] });
}

/** Returns all axe violations, for stories that show other parts in narrow windows. */
export async function accessibilityViolations(): Promise<string[]> {
  // A story is not a page and needs no landmarks.
  return runAxe({ rules: { region: { enabled: false }, "target-size": { enabled: true } } });
}

/** Returns targets that are under 24 px or too close to others. Source: WCAG 2.2, 2.5.8 Target Size (Minimum). */
export async function targetViolations(): Promise<string[]> {
  return runAxe({ runOnly: ["target-size"] });
}

async function runAxe(options: axe.RunOptions): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    ...options,
    preload: false,
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
