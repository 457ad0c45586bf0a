import type { ReactNode } from "react";
import { palette } from "../../tokens/tokens.ts";

type PhoneProps = {
  /** The content of the screen, 164 by 316 around 0, 0. */
  children: ReactNode;
  transform?: string;
};

/** A phone from the front, 184 by 344 around 0, 0. */
export function Phone({ children, transform }: PhoneProps) {
  return (
    <g transform={transform}>
      <rect fill={palette.ink} height="344" rx="30" width="184" x="-92" y="-172" />
      <rect fill={palette.indigoDeep} height="320" rx="20" width="164" x="-82" y="-160" />
      {children}
    </g>
  );
}
