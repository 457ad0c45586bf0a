import { palette } from "../../tokens/tokens.ts";

/** Two strips of the pattern at each side of a wide scene, outside its square. */
export function SideStrips() {
  return (
    <>
      {strips}
      <g transform="translate(480 480) rotate(180)">{strips}</g>
    </>
  );
}

const strips = (
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
