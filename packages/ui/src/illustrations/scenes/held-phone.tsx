import { Curve, Line } from "../../drawing/line.tsx";
import type { ReactNode } from "react";
import { complexions } from "../portraits/complexions.ts";
import { skins } from "../../tokens/tokens.ts";
import { Phone } from "./phone.tsx";

type HeldPhoneProps = {
  /** The content of the screen. */
  children: ReactNode;
  /** The skin of the hand, from 0 (darkest) to 4. */
  skin: 0 | 1 | 2 | 3 | 4;
  sleeve: string;
  /** The lines of the sleeve. */
  stripes: string;
  transform: string;
};

/** A phone in a hand that comes from below, 250 wide and 512 high around 0, 84. */
export function HeldPhone({ children, skin: tone, sleeve, stripes, transform }: HeldPhoneProps) {
  const { skin, shade } = complexions[tone];
  const nail = skins[tone === 4 ? 5 : tone + 2];
  return (
    <g transform={transform}>
      <path
        d="M-94 30C-122 84 -124 150 -96 192C-78 218 -72 240 -70 300H66C66 256 70 232 82 206C98 172 104 146 104 96L60 -60Z"
        fill={skin}
      />
      <path d="M-94 232H94L122 340H-110Z" fill={sleeve} />
      <path d="M-95 244H97M-98 264H102M-101 284H107M-104 304H112" stroke={stripes} strokeWidth="8" />
      <Phone>{children}</Phone>
      <path
        d="M-96 192C-126 148 -124 88 -110 50C-106 34 -106 20 -102 4C-98 -14 -88 -30 -74 -30C-58 -30 -54 -14 -58 4C-62 24 -62 40 -66 60C-70 84 -80 104 -93 118Z"
        fill={skin}
      />
      <path d="M-86 -12C-82 -24 -68 -26 -66 -12C-66 -2 -70 6 -74 8C-82 6 -86 0 -86 -12Z" fill={nail} />
      <Curve d="M-84 44C-80 48 -74 48 -70 46" stroke={shade} width="3" />
      <g transform="rotate(6 92 30)">
        <path
          d="M76 -44H104C116 -44 120 -34 120 -24C120 -14 116 -6 108 -6C118 -4 122 4 122 14C122 24 116 31 108 32C118 34 121 42 121 50C121 60 116 68 106 69C114 71 117 78 117 84C117 94 110 101 102 101H84C62 101 62 72 80 69C60 66 60 36 78 32C56 30 56 -4 76 -6C56 -8 56 -44 76 -44Z"
          fill={skin}
        />
        <Line d="M78 -6H108M78 32H108M80 69H106" stroke={shade} width="4" />
        <path
          d="M72 -35c-8 1-8 19 0 20c6-2 6-18 0-20ZM72 3c-8 1-8 19 0 20c6-2 6-18 0-20ZM74 41c-8 1-8 19 0 20c6-2 6-18 0-20ZM79 76c-7 1-7 16 0 17c5-2 5-15 0-17Z"
          fill={nail}
        />
      </g>
    </g>
  );
}
