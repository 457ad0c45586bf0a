import { expect, test } from "vitest";
import { contrastRatio } from "./contrast.ts";
import { allowedPairs, forbiddenPairs, type Pair } from "./pairs.ts";
import { colorRoles, palette, surfaces } from "./tokens.ts";

const least = { text: 4.5, graphic: 3 };
const measured = ({ foreground, background }: Pair) =>
  contrastRatio(palette[foreground], palette[background]);

test.each(allowedPairs)("$foreground on $background is readable as $use, at $ratio", (pair) => {
  expect(Number(measured(pair).toFixed(2))).toBe(pair.ratio);
  expect(measured(pair)).toBeGreaterThanOrEqual(least[pair.use]);
});

test.each(forbiddenPairs)("$foreground on $background must not carry text, at $ratio", (pair) => {
  expect(Number(measured(pair).toFixed(2))).toBe(pair.ratio);
  expect(measured(pair)).toBeLessThan(least.text);
});

const grounds = {
  light: { page: colorRoles.page.light, card: colorRoles.card.light },
  dark: { page: colorRoles.page.dark, card: colorRoles.card.dark },
  indigo: { page: surfaces.indigo.page, card: surfaces.indigo.card },
};

const textRoles = ["text", "text-muted", "link", "link-hover", "invalid", "valid", "love"] as const;

test.each(Object.entries(grounds))(
  "every text role is readable on the %s page and card",
  (ground, { page, card }) => {
    const scheme = ground === "light" ? "light" : "dark";
    const tooWeak = textRoles.filter((role) =>
      [page, card].some(
        (background) => contrastRatio(palette[colorRoles[role][scheme]], palette[background]) < least.text,
      ),
    );
    expect(tooWeak).toEqual([]);
  },
);

test.each(Object.entries(grounds))(
  "the focus ring stands out from the %s page and card",
  (ground, { page, card }) => {
    const ring = palette[colorRoles.focus[ground === "light" ? "light" : "dark"]];
    for (const background of [page, card]) {
      expect(contrastRatio(ring, palette[background])).toBeGreaterThanOrEqual(least.graphic);
    }
  },
);
