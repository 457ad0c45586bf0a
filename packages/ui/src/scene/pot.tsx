import { palette } from "../tokens/tokens.ts";

/** A shop's product: a pot with a woven band, 116 by 120 around 0, 0. */
export function Pot({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      <path
        d="M-30 -60H30V-44C52 -36 58 -18 58 2C58 36 36 60 0 60C-36 60 -58 36 -58 2C-58 -18 -52 -36 -30 -44Z"
        fill={palette.clay}
      />
      <path d="M-57 -10H57Q59 4 56 20H-56Q-59 4 -57 -10Z" fill={palette.shea} />
      <path
        d="M-40 20L-26 -10H-8L-22 20ZM-4 20L10 -10H28L14 20ZM32 20L46 -10H57Q59 4 56 20Z"
        fill={palette.indigo}
      />
      <path d="M-36 -60H36" stroke={palette.clayDeep} strokeLinecap="round" strokeWidth="12" />
    </g>
  );
}
