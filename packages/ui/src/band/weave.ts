/** Width of a strip and height of a sign, in px: four picks of 16. */
export const stripWidth = 64;

/** After this many px a strip begins again: 24 picks. */
export const repeat = 384;

type Sign = { kind: "meeting" | "step"; at: number };
type Kind = { ground: "indigo" | "clay" | "quiet" | "palm"; comb: number; sign?: Sign | undefined };

/** A strip of cloth, `at` its place from the left; its comb and sign start `at` px from the top of the repeat. */
export type Strip = Kind & { at: number };

const indigo: Kind = { ground: "indigo", comb: 256, sign: { kind: "meeting", at: 64 } };
const clay: Kind = { ground: "clay", comb: 192, sign: { kind: "step", at: 64 } };
const palm: Kind = { ground: "palm", comb: 320, sign: { kind: "meeting", at: 192 } };
const quiet: Kind = { ground: "quiet", comb: 128 };

/** Every second strip is quiet, and each is shifted so that no two signs stand side by side. */
const warp = [
  { kind: indigo, shift: 0 },
  { kind: quiet, shift: -128 },
  { kind: clay, shift: -256 },
  { kind: quiet, shift: -64 },
  { kind: palm, shift: -192 },
  { kind: quiet, shift: -320 },
];

/**
 * One repeat of the woven pattern, an original one: structure of strip-woven cloth, with no sign of anybody's.
 *
 * @returns six strips, from left to right
 * @example weave()[1]; // { ground: "quiet", at: 64, comb: 0, sign: undefined }
 */
export function weave(): Strip[] {
  return warp.map(({ kind: { ground, comb, sign }, shift }, index) => ({
    ground,
    at: index * stripWidth,
    comb: shifted(comb, shift),
    sign: sign && { kind: sign.kind, at: shifted(sign.at, shift) },
  }));
}

function shifted(at: number, shift: number): number {
  return (at + shift + repeat) % repeat;
}
