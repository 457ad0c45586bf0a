import { allowedPairs, type ColorPair } from "./pairs.ts";
import { colorRoles, type ColorName, type Scheme } from "./tokens.ts";

/** Returns the allowed pairs of a color, text first. */
export const pairsWith = (color: ColorName): ColorPair[] =>
  allowedPairs.filter(({ foreground, background }) => foreground === color || background === color);

type Role = keyof typeof colorRoles;

const backgrounds = new Set<Role>(["page", "card", "action", "action-hover", "quiet-cloth"]);

/** Returns the pair of a role: a background with its text, or any other color with its background. */
export function pairOfRole(role: Role, scheme: Scheme): ColorPair | undefined {
  const colorOf = (each: Role): ColorName => colorRoles[each][scheme];
  const others = backgrounds.has(role)
    ? [colorOf("text"), colorOf("on-action")]
    : [colorOf("page"), colorOf("action")];
  return others
    .map((other) =>
      allowedPairs.find(({ foreground, background }) =>
        backgrounds.has(role)
          ? foreground === other && background === colorOf(role)
          : foreground === colorOf(role) && background === other,
      ),
    )
    .find(Boolean);
}
