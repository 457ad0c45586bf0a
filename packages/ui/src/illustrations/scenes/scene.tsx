import { Drawing, type DrawingProps } from "../../drawing/drawing.tsx";
import { classNames } from "../../styles/class-names.ts";
import { palette } from "../../tokens/tokens.ts";
import { textAttributes } from "../picture-texts.tsx";
import styles from "./scene.module.css";

export type SceneProps = DrawingProps & {
  /**
   * Whether to fill the frame, such as the picture of a `Hero` or `Panel`. Always shows the whole square,
   * with more at its sides in a wide frame, up to three by two, and above it in a tall one.
   * @default false
   */
  bleed?: boolean | undefined;
};

export type WideSceneProps = SceneProps & {
  /** Whether the format is three by two instead of square, with more at both sides. @default false */
  wide?: boolean | undefined;
};

type FrameProps = WideSceneProps & {
  ground: string;
  /** The view box, if it is not square. */
  box?: string;
  /** Whether two strips of the pattern are at each side, outside the square. */
  strips?: boolean;
  /** Whether the scene has texts. */
  texts?: boolean;
};

/**
 * The frame of every scene, as wide as its `width` or container. Has no ids, classes or themed colors, so
 * that the markup can also be served as a file.
 */
export function Scene({
  ground,
  wide,
  bleed,
  box = "0 0 480 480",
  strips,
  texts,
  className,
  children,
  ...rest
}: FrameProps) {
  return (
    <Drawing
      className={classNames(styles.root, className)}
      data-fit={bleed ? "cover" : undefined}
      preserveAspectRatio={bleed ? "xMidYMax" : undefined}
      viewBox={wide ? "-120 0 720 480" : box}
      xmlns="http://www.w3.org/2000/svg"
      {...(texts && { ...textAttributes, fontWeight: "700" })}
      {...rest}
    >
      <path d="M-480-480H960V960H-480Z" fill={ground} />
      {strips && leftStrips}
      {strips && <g transform="translate(480 480) rotate(180)">{leftStrips}</g>}
      {children}
    </Drawing>
  );
}

const leftStrips = (
  <>
    <path d="M-120 0H-88V480H-120Z" fill={palette.indigo} />
    <path d="M-88 0H-56V480H-88Z" fill={palette.clayDeep} />
    <path
      d="M-120 104H-88M-120 124H-88M-120 144H-88M-88 340H-56M-88 360H-56M-88 380H-56"
      stroke={palette.sun}
      strokeWidth="10"
    />
    <path d="M-120 280H-88V312H-120ZM-88 176H-56V208H-88Z" fill={palette.calabash} />
    <path d="M-104 282A14 14 0 0 0-104 310ZM-72 178A14 14 0 0 0-72 206Z" fill={palette.hibiscus} />
    <path d="M-104 282A14 14 0 0 1-104 310ZM-72 178A14 14 0 0 1-72 206Z" fill={palette.indigo} />
  </>
);
