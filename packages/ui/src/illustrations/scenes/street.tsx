import { Curve, Line } from "../../drawing/line.tsx";
import type { ReactNode } from "react";
import { FrontHead, type HeadProps } from "../../figure/front-head.tsx";
import { hair } from "../portraits/complexions.ts";
import { palette, skins } from "../../tokens/tokens.ts";
import { Scene, type WideSceneProps } from "./scene.tsx";

/**
 * People in a street: an old couple, a woman in a wheelchair, two men arm in arm, and two more if wide.
 *
 * @example <Street label="Five people in a street, young and old, side by side" />
 */
export function Street({ wide, ...props }: WideSceneProps) {
  // The people at the sides are drawn whole or not at all.
  const shown = passers.filter(({ at }) => wide || (at > 0 && at < 480));
  return (
    <Scene ground={palette.indigo} box="-24 -24 528 528" wide={wide} {...props}>
      <Curve
        d="M-480-225Q240 95 960-225M-480-190Q240-330 960-190"
        dashes="22 30"
        flat
        stroke={palette.hibiscus}
        width="26"
      />
      <Curve d="M-480-239Q240 81 960-239M-480-204Q240-344 960-204" flat stroke={palette.sun} width="4" />
      <circle cx="240" cy="196" fill={palette.sun} r="156" />
      <path d="M-480 170H-16V440H-480ZM496 150H960V440H496Z" fill={palette.clay} />
      <path d="M-16 96H70V440H-16ZM410 110H496V440H410Z" fill={palette.palm} />
      <path
        d="M6 126a14 14 0 0 1 28 0v16h-28ZM440 140a14 14 0 0 1 28 0v16h-28ZM-92 200a14 14 0 0 1 28 0v16h-28ZM556 182a14 14 0 0 1 28 0v16h-28Z"
        fill={palette.sun}
      />
      <path d="M-480 430H960V960H-480Z" fill={palette.indigoDeep} />
      {shown.map(({ at, above = 0, skin, calm, back, below, cloth, wears, trim, arms = hanging, top }) => (
        <g key={at} transform={`translate(${at} ${452 + above})`}>
          {below}
          <path d={cloth} fill={wears} />
          {trim}
          {arms.map(([sleeve, hand]) => (
            <g fill="none" key={sleeve} strokeLinecap="round" strokeLinejoin="round">
              <path
                d={sleeve}
                opacity=".2"
                stroke={palette.ink}
                strokeWidth="27"
                transform={`translate(${sleeve.startsWith("M-") ? 4 : -4} 0)`}
              />
              <path d={hand} stroke={skins[skin]} strokeWidth="17" />
              <path d={sleeve} stroke={wears} strokeWidth="27" />
            </g>
          ))}
          <FrontHead back={back} calm={calm} skin={skin} transform="translate(0-298)scale(.52)">
            {top}
          </FrontHead>
        </g>
      ))}
    </Scene>
  );
}

/** Sleeves and hands, as strokes. */
type Arms = [sleeve: string, hand: string][];

type Passer = Pick<HeadProps, "skin" | "back"> & {
  at: number;
  /** The distance above the line of the others. */
  above?: number;
  calm?: true;
  cloth: string;
  wears: string;
  below?: ReactNode;
  trim?: ReactNode;
  arms?: Arms;
  /** Hair or cloth on the head. */
  top: ReactNode;
};

const shirt = "M-22-250C-46-246-58-234-60-208L-54-118Q0-108 54-118L60-208C58-234 46-246 22-250Q0-224-22-250Z";
const robe = "M-22-250C-52-246-64-230-68-180L-76-14Q0-2 76-14L68-180C64-230 52-246 22-250Q0-224-22-250Z";
const cap = "M-51 2C-62-102 62-102 51 2C48-26 36-42 28-46C8-50-8-50-28-46C-36-42-48-26-51 2Z";
const beard =
  "M-48 8C-40 24-30 28-20 28H20C30 28 40 24 48 8C50 44 34 76 0 76C-34 76-50 44-48 8ZM-17 38H17C10 48-10 48-17 38Z";
const short = <path d={cap} fill={palette.ink} />;

const hanging: Arms = [
  ["M-47-216L-52-150", "M-53-136V-122"],
  ["M47-216L52-150", "M53-136V-122"],
];

const legs = (trousers: string, shoes: string) => (
  <>
    <path d="M-46 0C-46-20-8-20-8 0ZM46 0C46-20 8-20 8 0Z" fill={shoes} />
    <path d="M-54-126H54L44-6H9L0-92L-9-6H-44Z" fill={trousers} />
  </>
);

const passers: Passer[] = [
  {
    at: -60,
    skin: 4,
    cloth: shirt,
    wears: palette.hibiscus,
    below: legs(palette.calabash, palette.sun),
    arms: [
      ["M-42-216L-44-150", "M-44-136V-122"],
      ["M42-216L44-150", "M44-136V-122"],
    ],
    back: <circle cy="-26" fill={palette.ink} r="76" />,
    top: short,
  },
  {
    at: 80,
    skin: 0,
    calm: true,
    cloth: robe,
    wears: palette.shea,
    trim: <path d="M0-222v18M0-200v18M0-178v18M0-156v18M0-134v18" stroke={palette.indigo} strokeWidth="34" />,
    top: (
      <>
        <path d="M-50-30C-50-96 50-96 50-30C20-40-20-40-50-30Z" fill={palette.clay} />
        <path d={beard} fill={hair.silver.mass} fillRule="evenodd" />
      </>
    ),
  },
  {
    at: 160,
    above: 14,
    skin: 2,
    cloth: robe,
    wears: palette.hibiscus,
    trim: <Curve d="M-74-40Q0-26 74-40M-73-60Q0-46 73-60" flat stroke={palette.sun} width="9" />,
    arms: [["M-48-214L-66-160L-96-168", "M-106-168h-2"]],
    top: (
      <>
        <path
          d="M-52-16C-82-60-66-116-16-108C0-126 64-120 70-80C72-52 62-34 52-16C40-44-40-44-52-16Z"
          fill={palette.palm}
        />
        <Curve d="M-50-40C-20-60 30-66 70-76" flat stroke={palette.sun} width="7" />
      </>
    ),
  },
  {
    at: 336,
    skin: 1,
    calm: true,
    cloth: shirt,
    wears: palette.clay,
    below: legs(palette.bark, palette.calabash),
    top: (
      <>
        {short}
        <path d={beard} fill={palette.ink} fillRule="evenodd" />
      </>
    ),
  },
  {
    at: 412,
    above: 10,
    skin: 5,
    cloth: shirt,
    wears: palette.calabash,
    below: legs(palette.indigo, palette.hibiscus),
    top: short,
  },
  {
    at: 242,
    above: 66,
    skin: 3,
    cloth: "M-22-250C-46-246-58-234-60-208L-52-142Q0-124 52-142L60-208C58-234 46-246 22-250Q0-224-22-250Z",
    wears: palette.palm,
    below: (
      <>
        <path d="M-50-176H50V-106H-50Z" fill={palette.ink} />
        <path d="M-44-146H-4L-8-80H-36ZM44-146H4L8-80H36Z" fill={palette.palm} />
        <path d="M-42-70A18 18 0 0 1-6-70ZM42-70A18 18 0 0 0 6-70Z" fill={palette.shea} />
      </>
    ),
    trim: (
      <>
        <Curve
          d="M-74-186a14 60 0 1 0 .1 0M74-186a14 60 0 1 0 .1 0M-60-242v34M60-242v34"
          stroke={palette.ink}
          width="9"
        />
        <Line d="M-74-126h0M74-126h0" stroke={palette.sun} width="11" />
      </>
    ),
    arms: [
      ["M-47-218L-64-174L-40-150", "M-30-146h2"],
      ["M47-218L64-174L40-150", "M30-146h-2"],
    ],
    back: <path d="M-54-10C-66-102 66-102 54-10L66 124H-66Z" fill={palette.ink} />,
    top: <path d="M-50 14C-64-102 64-102 50 14C48-22 30-46 0-54C-30-46-48-22-50 14Z" fill={palette.ink} />,
  },
  {
    at: 540,
    skin: 3,
    calm: true,
    cloth: "M-22-250C-46-246-54-230-56-180L-60-8H60L56-180C54-230 46-246 22-250Q0-224-22-250Z",
    wears: palette.sky,
    arms: [
      ["M-40-214L-44-146", "M-44-134V-122"],
      ["M40-214L44-146", "M44-134V-122"],
    ],
    top: (
      <path
        d="M0-78C-52-78-64-30-58 10C-54 40-60 80-84 124Q0 160 84 124C60 80 54 40 58 10C64-30 52-78 0-78ZM0-52C34-52 42-24 42 4C42 34 24 60 0 66C-24 60-42 34-42 4C-42-24-34-52 0-52Z"
        fill={palette.calabash}
        fillRule="evenodd"
      />
    ),
  },
];
