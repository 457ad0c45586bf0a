import { Curve } from "../../drawing/line.tsx";
import { palette } from "../../tokens/tokens.ts";
import { hair } from "./complexions.ts";
import { Head } from "./head.tsx";

const locs =
  "M224 110C156 60 62 84 46 190C38 262 56 330 34 436M216 120C160 82 84 104 74 200C66 272 82 350 64 470M205 136C162 108 108 132 102 212C94 282 108 366 94 486M194 158C166 142 134 160 128 222C120 290 132 360 124 456";

/** A slim man with locs down to his shoulders and a short goatee. */
export function ManWithLocs() {
  return (
    <g>
      <path d="M4 614C8 520 36 466 94 448L166 470L246 446C282 464 298 524 304 614Z" fill={palette.clay} />
      <Head
        skin={4}
        neck="M106 284C112 340 110 396 92 448C122 488 216 488 248 446C230 424 222 404 224 364L206 300Z"
        neckShade="M107 300C118 378 168 418 228 410C224 398 223 383 224 364L160 296Z"
        face="M226 116C248 126 262 146 266 172C268 184 270 190 268 198C263 206 263 212 265 220C271 236 280 250 288 264C293 272 289 281 280 282C276 283 273 286 273 290C273 295 274 298 276 301C282 303 285 309 281 314C284 319 282 327 275 329C271 332 271 337 273 345C277 362 268 378 247 380C216 382 186 364 172 338C158 312 126 300 110 276C70 220 86 112 164 100C190 96 210 106 226 116Z"
        beard="M274 290C260 289 248 296 241 309C250 304 260 301 276 301Z"
        upperLip="M276 301C282 303 285 309 281 314C274 316 264 315 251 310C260 305 269 302 276 301Z"
        lowerLip="M281 314C284 319 282 327 275 329C266 329 258 321 251 310C263 315 274 316 281 314Z"
        nostril="M281 276C276 268 266 270 266 279"
        eye="M224 224C232 234 248 236 260 228"
        brow="M220 199C232 190 250 189 264 196"
        browWidth="7"
        hair="M232 120C214 86 150 70 104 92C56 116 48 180 66 228C76 256 96 276 118 288C134 280 138 256 146 240L162 238C168 218 172 204 182 186C192 160 212 140 232 120Z"
        ear={[150, 236]}
      >
        <path
          d="M272 334C271 338 272 341 273 345C278 364 268 381 246 384C230 385 216 381 206 374C228 374 240 362 246 348C252 338 262 334 272 334Z"
          fill={hair.black.mass}
        />
        <path
          d="M92 448C122 488 216 488 248 446C256 450 262 454 268 460C238 528 100 528 68 460C76 455 84 451 92 448Z"
          fill={palette.indigo}
        />
        <path d="M150 506H190V614H150Z" fill={palette.indigo} />
        <path d="M170 528V614" stroke={palette.sun} strokeDasharray="8 8" strokeWidth="40" />
        <circle cx="224" cy="270" r="20" fill={palette.clay} opacity=".22" />
        <Curve d={locs} stroke={hair.black.mass} width="26" />
        <Curve d={locs} dashes="7 10" flat stroke={hair.black.line} width="4" />
      </Head>
    </g>
  );
}
