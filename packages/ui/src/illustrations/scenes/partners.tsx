import { Curve, Line } from "../../drawing/line.tsx";
import type { HeadProps } from "../../figure/front-head.tsx";
import { complexions, hair } from "../portraits/complexions.ts";
import { palette, skins } from "../../tokens/tokens.ts";
import { Scene, type WideSceneProps } from "./scene.tsx";

/**
 * Two people at a table, with a plan between them.
 *
 * @example <Partners label="A woman in a hijab and an older man at a table, over a plan" />
 */
export function Partners(props: WideSceneProps) {
  return (
    <Scene ground={palette.hibiscus} strips {...props}>
      <circle cx="240" cy="222" fill={palette.sun} r="170" />
      <path d="M74 260C40 284 26 330 24 420H210L196 330C192 290 178 268 158 258Z" fill={palette.indigo} />
      <ProfileHead skin={4} transform="translate(56 52) scale(.44)">
        <path
          d="M240 140C226 80 150 56 100 90C40 132 46 214 66 270C76 340 50 420-6 500C80 570 240 560 300 480C262 450 246 410 252 366C216 370 192 354 178 320C160 270 172 180 240 140Z"
          fill={palette.palm}
        />
      </ProfileHead>
      <path
        d="M398 236C442 262 456 318 456 420H270L284 330C288 280 300 250 326 236Q362 262 398 236Z"
        fill={palette.shea}
      />
      <ProfileHead skin={0} transform="matrix(-.44 0 0 .44 424 52)">
        <path
          d="M166 276C160 300 176 320 200 324C226 326 246 314 262 300C250 310 262 322 276 322C290 360 276 398 236 396C190 392 160 356 152 310Z"
          fill={hair.silver.mass}
        />
        <path
          d="M244 140C250 90 240 60 226 52C180 40 120 44 88 62C74 80 72 112 82 160C116 130 180 118 244 140Z"
          fill={palette.clay}
        />
        <Curve d="M214 198C228 187 246 186 259 195" stroke={hair.silver.mass} width="8" />
        <Curve d="M80 140C112 110 180 98 247 118" flat stroke={palette.sun} width="16" />
      </ProfileHead>
      <path d="M-120 362H600V480H-120Z" fill={palette.clayDeep} />
      <path d="M-120 470H600" stroke={palette.indigoDeep} strokeWidth="20" />
      <path d="M150 374H330L376 452H104Z" fill={palette.sky} />
      <path d="M166 384H226M162 394H214M130 442H350" stroke={palette.indigo} strokeWidth="5" />
      <path d="M238 432V418M254 432V406M270 432V390" stroke={palette.hibiscus} strokeWidth="11" />
      <Curve d="M104 336L114 394L160 404" stroke={palette.indigo} rounded width="44" />
      <Curve d="M134 318C132 340 134 360 142 372" stroke={palette.indigoDeep} width="4" />
      <Line d="M180 406L192 410" stroke={skins[4]} width="28" />
      <Line d="M194 404L222 412M190 392L204 390" stroke={skins[4]} width="10" />
      <Curve d="M376 330L366 394L320 404" stroke={palette.shea} rounded width="50" />
      <Curve d="M346 318C348 340 346 358 340 370" stroke={palette.sand} width="4" />
      <path d="M296 380L302 432" stroke={palette.clay} strokeWidth="8" />
      <Line d="M292 406L280 410" stroke={skins[0]} width="30" />
      <Line d="M276 400L258 406M276 410L256 416M280 420L264 425" stroke={skins[0]} width="9" />
    </Scene>
  );
}

/** A head in profile to the right, eyes closed, in the size of a portrait: 70 to 290 by 100 to 480. */
function ProfileHead({ skin: tone, transform, children }: Omit<HeadProps, "back">) {
  const { skin, shade, line, upperLip, lowerLip } = complexions[tone];
  return (
    <g transform={transform}>
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
