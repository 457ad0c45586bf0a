import type { ReactNode } from "react";
import { Curve } from "../../drawing/line.tsx";
import { palette } from "../../tokens/tokens.ts";
import { complexions, hair, type SkinTone } from "./complexions.ts";

type Part = "neck" | "neckShade" | "face" | "upperLip" | "lowerLip" | "nostril" | "eye" | "brow";
type OptionalPart = "beard" | "lids" | "wrinkles" | "hair";

/** The path of each part. Lids are lighter, so that the eye shows on the darkest skin. */
type HeadParts = Record<Part, string> & Partial<Record<OptionalPart, string>>;

type HeadProps = HeadParts & {
  skin: SkinTone;
  /** The color of beard, brow and hair. */
  hairColor?: keyof typeof hair;
  browWidth?: string;
  /** The left end of the ear's upper edge. */
  ear: readonly [x: number, y: number];
  /** The flush of the cheek, more hair, and clothes: over the face, under the ear. */
  children: ReactNode;
};

/** The head and neck of a person who looks to the right, the eye closed. */
export function Head({ skin: tone, hairColor = "black", browWidth = "5", ...props }: HeadProps) {
  const { skin, shade, line, upperLip, lowerLip } = complexions[tone];
  const { mass } = hair[hairColor];
  return (
    <>
      <path d={props.neck} fill={skin} />
      <path d={props.neckShade} fill={shade} />
      <path d={props.face} fill={skin} />
      {props.beard && <path d={props.beard} fill={mass} />}
      <path d={props.upperLip} fill={upperLip} />
      <path d={props.lowerLip} fill={lowerLip} />
      {props.lids && <path d={props.lids} fill={complexions[1].skin} />}
      <g fill="none" stroke={tone === 0 ? palette.night : palette.ink} strokeLinecap="round">
        <path d={props.nostril} stroke={line} strokeWidth="3.5" />
        <path d={props.eye} strokeWidth="4.5" />
        {props.wrinkles && <path d={props.wrinkles} stroke={line} strokeWidth="3" />}
        <path d={props.brow} stroke={hairColor === "silver" ? mass : undefined} strokeWidth={browWidth} />
      </g>
      {props.hair && <path d={props.hair} fill={mass} />}
      {props.children}
      <g transform={`translate(${props.ear.join(" ")})`}>
        <path
          d="M0 0C-14 1-19 14-15 29-12 39-9 49-1 51 6 52 10 46 11 38 18 29 21 16 17 8 13 1 7-1 0 0Z"
          fill={skin}
        />
        <Curve d="M-7 17C-5 7 10 6 9 17 8 23 0 24 0 34" stroke={line} width="3.5" />
      </g>
    </>
  );
}
