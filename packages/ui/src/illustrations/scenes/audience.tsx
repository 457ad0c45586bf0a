import { Line } from "../../drawing/line.tsx";
import { palette, skins } from "../../tokens/tokens.ts";
import { Bust, afro, beard, bun, locs, silver, wrap, type BustProps } from "./bust.tsx";
import { Scene, type SceneProps } from "./scene.tsx";

type Person = Pick<BustProps, "hair" | "skin" | "wears"> & { x: number; y: number; disc: string };

/** The people around the location pin, which they face. */
const people: Person[] = [
  { x: 0, y: -150, hair: wrap, skin: 3, wears: palette.shea, disc: palette.palm },
  { x: 130, y: -75, hair: beard, skin: 0, wears: palette.clay, disc: palette.calabash },
  { x: 130, y: 75, hair: bun, skin: 5, wears: palette.palm, disc: palette.hibiscus },
  { x: 0, y: 150, hair: silver, skin: 4, wears: palette.sun, disc: palette.palm },
  { x: -130, y: 75, hair: locs, skin: 1, wears: palette.palm, disc: palette.shea },
  { x: -130, y: -75, hair: afro, skin: 2, wears: palette.clay, disc: palette.calabash },
];

/** The audience of an ad: by location, race and ethnicity, and gender (specification, section 1). */
export function Audience(props: SceneProps) {
  return (
    <Scene ground={palette.indigoDeep} box="0 0 640 480" {...props}>
      <g transform="translate(430 240)">
        <circle fill={palette.indigo} r="150" />
        <circle
          fill="none"
          r="150"
          stroke={palette.sky}
          strokeDasharray="0 12.08"
          strokeLinecap="round"
          strokeWidth="5"
        />
        <circle fill={palette.indigoDeep} r="76" />
        <path d="M0 56C-32 20 -40 6 -40 -12A40 40 0 0 1 40 -12C40 6 32 20 0 56Z" fill={palette.sun} />
        <path d="M0 -28A16 16 0 0 0 0 4Z" fill={palette.hibiscus} />
        <path d="M0 -28A16 16 0 0 1 0 4Z" fill={palette.indigo} />
        {people.map(({ x, y, disc, ...person }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${x > 0 ? -0.18 : 0.18} .18)`}>
            <circle fill={disc} r="270" stroke={palette.sun} strokeWidth="32" />
            <Bust transform="translate(-150 -320)" {...person} />
          </g>
        ))}
      </g>
      <rect fill={palette.shea} height="336" rx="28" width="184" x="32" y="72" />
      <path d="M52 184H196M52 296H196" stroke={palette.calabash} strokeWidth="4" />
      <path
        d="M85 158C69 138 63 130 63 120A22 22 0 0 1 107 120C107 130 101 138 85 158Z"
        fill={palette.clay}
      />
      <circle cx="85" cy="120" fill={palette.shea} r="8" />
      <g stroke={palette.shea} strokeWidth="4">
        <circle cx="106" cy="240" fill={skins[5]} r="22" />
        <circle cx="85" cy="240" fill={skins[3]} r="22" />
        <circle cx="64" cy="240" fill={skins[1]} r="22" />
      </g>
      <path
        d="M42 376A20 20 0 0 1 82 376ZM52 342A10 10 0 0 1 72 342A10 10 0 0 1 52 342Z"
        fill={palette.indigo}
      />
      <path
        d="M88 376A20 20 0 0 1 128 376ZM98 342A10 10 0 0 1 118 342A10 10 0 0 1 98 342Z"
        fill={palette.clay}
      />
      <Line d="M160 128H180M160 240H180M160 352H180" stroke={palette.palm} width="30" />
      <Line d="M180 128h0M180 240h0M180 352h0" stroke={palette.shea} width="20" />
    </Scene>
  );
}
