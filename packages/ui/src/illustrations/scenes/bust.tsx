import { Curve } from "../../drawing/line.tsx";
import type { ReactElement } from "react";
import type { SkinTone } from "../portraits/complexions.ts";
import { palette, skins } from "../../tokens/tokens.ts";

/** Hair or cloth behind and in front of a head. A function, so that bundlers can drop unused hair. */
export type Hair = () => { back?: ReactElement; front: ReactElement };

export type BustProps = {
  hair: Hair;
  skin: SkinTone;
  /** The color of the clothes. */
  wears: string;
  /** A bust is 300 wide and looks to the right, for a disc of radius 270 around 150, 320. */
  transform?: string;
  /** Whether the shoulders end with the disc or continue below it. @default "disc" */
  base?: "disc" | "open";
};

const shoulders = {
  disc: "M-23 531C0 490 32 462 84 448L164 470L246 450C290 464 312 494 323 531A272 272 0 0 1-23 531Z",
  open: "M-34 700C-20 520 22 464 84 448L164 470L246 450C290 468 322 520 334 700Z",
};

const cap =
  "M234 122C220 84 172 66 126 80C72 98 54 152 64 208C70 238 84 262 102 280C122 268 130 256 134 242L162 244C168 222 170 206 180 188C188 160 204 138 234 122Z";

export const afro: Hair = () => ({
  back: <circle cx="124" cy="166" fill={palette.ink} r="132" />,
  front: <path d={cap} fill={palette.ink} />,
});

export const beard: Hair = () => ({
  front: (
    <path
      d={`${cap}M148 240C152 274 172 296 200 298C222 298 238 290 252 286L272 284L262 296L272 318C284 342 276 364 254 368C212 374 176 356 160 326C146 300 144 266 148 240Z`}
      fill={palette.ink}
    />
  ),
});

export const bun: Hair = () => ({
  back: <circle cx="88" cy="112" fill={palette.ink} r="60" />,
  front: (
    <>
      <path d={cap} fill={palette.ink} />
      <Curve d="M128 78C106 96 96 118 96 146" flat stroke={palette.sun} width="14" />
    </>
  ),
});

export const locs: Hair = () => ({
  back: (
    <Curve d="M78 190C64 260 60 330 66 388M104 240C94 320 90 390 96 436" stroke={palette.ink} width="34" />
  ),
  front: <path d={cap} fill={palette.ink} />,
});

export const silver: Hair = () => ({ front: <path d={cap} fill={palette.sand} /> });

export const wrap: Hair = () => ({
  back: <circle cx="78" cy="96" fill={palette.hibiscus} r="64" />,
  front: (
    <>
      <path
        d="M250 126C240 70 176 40 118 62C56 86 38 170 72 240L108 262C136 226 186 168 250 126Z"
        fill={palette.hibiscus}
      />
      <Curve
        d="M240 118C186 148 132 200 104 246M208 76C150 98 96 146 70 202"
        stroke={palette.sun}
        width="12"
      />
    </>
  ),
});

/** A small person in profile, with closed eyes. */
export function Bust({ hair, skin, wears, transform, base = "disc" }: BustProps) {
  const { back, front } = hair();
  const shade = skins[skin - 1] ?? palette.ink;
  return (
    <g transform={transform}>
      {back}
      <path d={shoulders[base]} fill={wears} />
      <path
        d="M94 230C112 330 112 384 100 446C126 486 204 486 228 446C216 420 212 392 216 330Z"
        fill={skins[skin]}
      />
      <path d="M108 280C114 368 166 404 214 398L217 340Z" fill={shade} />
      <path
        d="M226 122C252 134 265 158 266 184C266 192 264 197 264 203C269 219 279 232 286 245C291 255 289 264 276 269C272 272 272 278 275 281C283 285 283 290 280 294C285 302 281 308 275 311C271 315 271 319 272 325C275 340 268 353 250 356C222 360 192 348 176 322L110 270C70 220 90 120 160 104C184 100 208 110 226 122Z"
        fill={skins[skin]}
      />
      <path
        d="M276 281C284 286 283 290 280 294C284 302 282 308 275 311C268 308 262 302 256 294Z"
        fill={shade}
      />
      {front}
      <circle cx="146" cy="252" fill={skins[skin]} r="22" />
      <Curve
        d="M222 210C230 222 247 224 258 217M220 186C232 177 248 177 260 184"
        stroke={palette.ink}
        width="7"
      />
    </g>
  );
}
