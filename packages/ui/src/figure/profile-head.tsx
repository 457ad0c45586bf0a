import { complexions } from "../illustrations/portraits/complexions.ts";
import { palette } from "../tokens/tokens.ts";
import type { HeadProps } from "./front-head.tsx";

/**
 * A head and neck in profile to the right, with closed eyes, in the size of a portrait: 70 to 290 by 100 to
 * 480. Scenes scale it to about .35.
 */
export function ProfileHead({ skin: tone, transform, back, children }: HeadProps) {
  const { skin, shade, line, upperLip, lowerLip } = complexions[tone];
  return (
    <g transform={transform}>
      {back}
      <path
        d="M94 230C116 350 118 412 84 476C122 524 214 524 240 476C216 442 208 412 212 364L200 300Z"
        fill={skin}
      />
      <path d="M113 300C124 376 168 412 213 402L212 364L160 296Z" fill={shade} />
      <path
        d="M220 124C244 132 259 152 263 180C264 192 261 202 260 211C263 227 274 242 285 255C290 263 287 270 278 272C273 273 271 276 271 280C271 285 273 289 275 292C281 294 284 299 281 304C284 309 282 316 276 318C271 321 270 326 271 333C273 348 264 362 248 364C220 370 192 354 176 328C160 308 130 298 110 274C72 220 92 120 160 106C182 102 202 114 220 124Z"
        fill={skin}
      />
      <path
        d="M275 292C281 294 284 299 281 304C270 309 254 304 244 294C256 298 266 296 275 292Z"
        fill={upperLip}
      />
      <path
        d="M281 304C284 309 282 316 276 318C262 318 252 308 244 294C256 304 270 309 281 304Z"
        fill={lowerLip}
      />
      <g fill="none" stroke={palette.ink} strokeLinecap="round" strokeWidth="6">
        <path d="M218 222C227 236 245 237 256 227M214 198C228 187 246 186 259 195" />
        <path d="M281 267C275 259 266 261 265 269" stroke={line} strokeWidth="5" />
      </g>
      <circle cx="222" cy="272" fill={palette.clay} opacity=".28" r="20" />
      <path
        d="M152 240C138 241 133 254 137 269 140 279 143 289 151 291 158 292 162 286 163 278 170 269 173 256 169 248 165 241 159 239 152 240Z"
        fill={skin}
      />
      {children}
    </g>
  );
}
