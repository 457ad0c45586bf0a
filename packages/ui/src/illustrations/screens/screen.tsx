import { Line } from "../../drawing/line.tsx";
import type { ComponentType } from "react";
import { Drawing, type DrawingProps } from "../../drawing/drawing.tsx";
import { classNames } from "../../styles/class-names.ts";
import { palette } from "../../tokens/tokens.ts";
import { textAttributes } from "../picture-texts.tsx";
import styles from "./screen.module.css";

export type ScreenProps = DrawingProps;

export type MemberScreenProps = ScreenProps & {
  /** The member whom the screen shows. @default Amara on the profile, Kamau on other screens */
  member?: Member | undefined;
};

type FrameProps = ScreenProps & {
  /** The color of the phone. */
  phone: string;
  /** The background color of the screen. @default indigoDeep */
  ground?: string;
};

/**
 * A phone with a screen of the app, 320 by 640. The phone is drawn last and covers the corners of the screen,
 * which saves a clip path with an id.
 */
export function Screen({ phone, ground = palette.indigoDeep, className, children, ...rest }: FrameProps) {
  return (
    <Drawing
      className={classNames(styles.root, className)}
      fontSize="17"
      fontWeight="600"
      viewBox="0 0 320 640"
      xmlns="http://www.w3.org/2000/svg"
      {...textAttributes}
      {...rest}
    >
      <rect fill={palette.ink} height="636" rx="46" width="316" x="2" y="2" />
      <path d="M15 15H305V625H15Z" fill={ground} />
      {children}
      <path
        d="M48 2H272A46 46 0 0 1 318 48V592A46 46 0 0 1 272 638H48A46 46 0 0 1 2 592V48A46 46 0 0 1 48 2ZM48 14A34 34 0 0 0 14 48V592A34 34 0 0 0 48 626H272A34 34 0 0 0 306 592V48A34 34 0 0 0 272 14Z"
        fill={palette.ink}
      />
      <rect fill="none" height="634" rx="45" stroke={phone} strokeWidth="6" width="314" x="3" y="3" />
      <Line d="M140 28H180" stroke={palette.ink} width="12" />
    </Drawing>
  );
}

/** A member on a screen. */
export type Member = {
  /** A person of the portraits, such as `ManWithFade`. */
  person: ComponentType;
  name: string;
  age: number;
  /** The city. */
  place: string;
  /** The distance, such as `3 km`. */
  distance?: string | undefined;
};

/** Returns the city and distance of a member. */
export function placeOf({ place, distance }: Member): string {
  return distance ? `${place} · ${distance}` : place;
}

type PhotoProps = {
  person: ComponentType;
  ground: string;
  box: readonly [x: number, y: number, width: number, height: number];
  /** The visible part of the portrait, as a view box. @default the whole */
  crop?: string;
};

/** A photo on a screen: a person in front of a disc, clipped at its edges. */
export function Photo({ person: Person, ground, box, crop = "-118 24 576 576" }: PhotoProps) {
  const [x, y, width, height] = box;
  return (
    <svg height={height} preserveAspectRatio="xMidYMin slice" viewBox={crop} width={width} x={x} y={y}>
      <path d="M-118 0H458V640H-118Z" fill={ground} />
      <circle cx="170" cy="312" fill={palette.sun} r="224" />
      <Person />
    </svg>
  );
}
