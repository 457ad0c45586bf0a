import { repeat, stripWidth, type Strip } from "./weave.ts";

type Dye = {
  ground: string;
  warp: string;
  comb: string;
  field: string;
  halves: [left: string, right: string];
};

/** Warp lines are the ground made about 12 % lighter or darker. */
const dyes: Record<Strip["ground"], Dye> = {
  indigo: dye("var(--indigo)", "#3a4a94", "var(--sun)", "var(--shea)", ["var(--clay)", "var(--indigo)"]),
  clay: dye("var(--clay)", "#d4603c", "var(--sun)", "var(--shea)", ["var(--clay)", "var(--clay)"]),
  palm: dye("var(--palm)", "#2f7a63", "var(--shea)", "var(--sun)", ["var(--palm)", "var(--shea)"]),
  quiet: dye("var(--color-quiet-cloth)", "var(--color-quiet-warp)", "var(--color-text)", "", ["", ""]),
};

/** One strip: its ground, three warp lines, a comb of four bars and, where it has one, its sign. */
export function StripOfCloth({ ground, at, comb, sign }: Strip) {
  const { ground: cloth, warp, comb: weft, field, halves } = dyes[ground];
  return (
    <g transform={`translate(${at})`}>
      <path d={`M0 0h${stripWidth}v${repeat}H0Z`} fill={cloth} />
      <path d={`M8 0h2v${repeat}H8ZM30 0h2v${repeat}h-2ZM54 0h2v${repeat}h-2Z`} fill={warp} />
      <path d={`M0 ${comb}h64v64H0Z`} fill={cloth} />
      <path d={`M0 ${comb + 8}h64m0 16H0m0 16h64m0 16H0`} stroke={weft} strokeWidth="8" />
      {sign && (
        <g transform={`translate(0 ${sign.at})`}>
          <path d="M0 0h64v64H0Z" fill={field} />
          {sign.kind === "meeting" ? (
            <>
              <path d="M32 4A28 28 0 0 0 32 60Z" fill={halves[0]} />
              <path d="M32 4A28 28 0 0 1 32 60Z" fill={halves[1]} />
            </>
          ) : (
            <path d="M0 64V48H16V32H32V16H48V0H64V64ZM0 0H16V16H0Z" fill={halves[0]} />
          )}
        </g>
      )}
    </g>
  );
}

function dye(ground: string, warp: string, comb: string, field: string, halves: Dye["halves"]): Dye {
  return { ground, warp, comb, field, halves };
}
