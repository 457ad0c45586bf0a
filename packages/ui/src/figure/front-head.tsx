import type { ReactNode } from "react";
import { complexions, type SkinTone } from "../illustrations/portraits/complexions.ts";
import { palette } from "../tokens/tokens.ts";

export type HeadProps = {
  skin: SkinTone;
  transform?: string;
  /** Hair behind the head. */
  back?: ReactNode;
  /** Hair, cloth or glasses in front of the head. */
  children?: ReactNode;
};

type FrontHeadProps = HeadProps & {
  /** Whether the person is calm instead of laughing. */
  calm?: boolean | undefined;
};

/** A head and neck from the front, eyes closed: 104 wide and 140 high around 0, 0, the neck down to 98. */
export function FrontHead({ skin: tone, transform, back, children, calm }: FrontHeadProps) {
  const { skin, shade, upperLip, lowerLip } = complexions[tone];
  return (
    <g transform={transform}>
      {back}
      <path d="M-24 40H24V82C30 92 36 95 46 98Q0 152-46 98C-36 95-30 92-24 82Z" fill={skin} />
      <path d="M-24 52H24V74C8 88-12 84-24 70Z" fill={shade} />
      <path
        d="M-46 22C-62 20-58-14-48-8ZM48-8C58-14 62 20 46 22ZM-49-10C-50-86 50-86 49-10C51 14 46 34 36 50C24 68-24 68-36 50C-46 34-51 14-49-10Z"
        fill={skin}
      />
      <path d="M0-67C37-66 50-46 49-10C51 14 46 34 36 50C27 60 14 64 0 64Z" fill={shade} opacity=".35" />
      <circle cx="-31" cy="24" fill={palette.clay} opacity=".22" r="9" />
      <circle cx="31" cy="24" fill={palette.clay} opacity=".22" r="9" />
      {/* Lighter lids, so that the eyes show on the darkest skin. */}
      {tone === 0 && <path d="M-33 3C-30-9-14-9-11 3ZM33 3C30-9 14-9 11 3Z" fill={complexions[1].skin} />}
      <g fill="none" stroke={palette.ink} strokeLinecap="round" strokeWidth="3.5">
        {calm ? (
          <path d="M-32 0C-28 7-16 7-12 0M12 0C16 7 28 7 32 0M-34-15C-29-20-18-20-13-16M13-16C18-20 29-20 34-15" />
        ) : (
          <path d="M-32 5C-28-5-16-5-12 5M12 5C16-5 28-5 32 5M-34-16C-29-22-18-22-13-18M13-18C18-22 29-22 34-16" />
        )}
        <path d="M-3-4C-3 8-10 12-9 17C-7 22 7 22 9 17" stroke={shade} />
      </g>
      {calm ? (
        <>
          <path d="M-19 33C-11 34-5 32 0 34C5 32 11 34 19 33C9 41-9 41-19 33Z" fill={upperLip} />
          <path d="M-19 33C-9 41 9 41 19 33C12 52-12 52-19 33Z" fill={lowerLip} />
        </>
      ) : (
        <>
          <path d="M-22 30C-8 36 8 36 22 30C20 54-20 54-22 30Z" fill={upperLip} />
          <path d="M-17 34C-6 38 6 38 17 34C12 44-12 44-17 34Z" fill={palette.shea} />
        </>
      )}
      {children}
    </g>
  );
}
