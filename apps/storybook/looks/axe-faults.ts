import axe from "axe-core";

/**
 * What axe finds wrong with the colours of the page as it stands: only these rules can judge a second colour scheme
 * differently.
 * Source: WCAG 2.2, 1.4.1 Use of Color and 1.4.3 Contrast (Minimum).
 */
export async function colorFaults(): Promise<string[]> {
  // A colour on its way from one scheme to the other is neither's.
  for (const animation of document.getAnimations()) animation.finish();
  return faultsOf({ runOnly: ["color-contrast", "link-in-text-block"] });
}

/** All that axe finds wrong: narrow windows show parts that wide ones hide. */
export async function accessibilityFaults(): Promise<string[]> {
  // A story is no page, and needs no landmarks.
  return faultsOf({ rules: { region: { enabled: false }, "target-size": { enabled: true } } });
}

async function faultsOf(options: axe.RunOptions): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    ...options,
    preload: false,
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
