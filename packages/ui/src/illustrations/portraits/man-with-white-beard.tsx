import { palette } from "../../tokens/tokens.ts";
import { complexions, hair } from "./complexions.ts";
import { Ear } from "./ear.tsx";

/** A man past sixty, bald, with a white beard and a robe of strips. */
export function ManWithWhiteBeard() {
  const { skin, shade, line, upperLip, lowerLip } = complexions[0];
  return (
    <g>
      <path
        d="M-24 614C-20 520 14 466 74 446L164 470L252 444C288 464 306 524 310 614Z"
        fill={palette.hibiscus}
      />
      <path
        d="M26 474C39 462 55 452 74 446L252 444C269 454 283 473 292 500C250 578 74 584 26 474Z"
        fill={palette.calabash}
      />
      <path
        d="M47 486C92 554 236 552 275 488"
        fill="none"
        stroke={palette.ink}
        strokeDasharray="6 12"
        strokeWidth="20"
      />
      <path
        d="M166 548V614M120 544L108 614M212 544L224 614M74 528L52 614M256 526L276 614"
        opacity=".25"
        stroke={palette.shea}
        strokeWidth="3"
      />
      <path
        d="M110 282C104 340 100 396 76 446C112 488 218 488 254 444C238 420 230 400 232 366L206 300Z"
        fill={skin}
      />
      <path d="M109 296C106 380 170 420 237 410C233 397 231 384 232 366L160 290Z" fill={shade} />
      <path
        d="M76 446C112 488 218 488 254 444C260 447 266 451 272 456C240 522 100 526 57 452C63 449 69 447 76 445Z"
        fill={palette.palm}
      />
      <path
        d="M160 86C210 82 246 106 258 144C263 158 266 172 268 186C269 194 268 199 265 207C267 222 276 238 285 253C291 263 291 276 281 280C276 281 273 284 273 288C273 292 275 296 277 299C283 302 285 307 281 311C285 316 283 323 277 325C273 328 272 332 274 338C278 356 268 370 250 372C220 378 186 360 172 334C158 312 122 306 98 282C62 246 50 190 66 146C80 108 118 88 160 86Z"
        fill={skin}
      />
      <path
        d="M160 246C158 276 170 304 196 312C214 316 228 304 240 296C250 288 262 286 273 288L278 300C264 300 252 304 246 310C254 322 266 326 277 325C273 330 272 334 275 340C284 374 268 408 234 412C190 416 158 378 150 330C144 300 148 270 160 246Z"
        fill={hair.silver.mass}
      />
      <path
        d="M277 299C283 302 285 307 281 311C273 313 263 313 253 310C262 305 270 301 277 299Z"
        fill={upperLip}
      />
      <path
        d="M281 311C285 316 283 323 277 325C267 324 259 318 253 310C263 313 273 313 281 311Z"
        fill={lowerLip}
      />
      <path d="M224 226C231 236 247 238 258 230C253 217 236 212 224 226Z" fill={complexions[1].skin} />
      <g fill="none" stroke={palette.night} strokeLinecap="round">
        <path d="M283 271C278 262 267 264 266 274" stroke={line} strokeWidth="3.5" />
        <path d="M224 226C231 236 247 238 258 230" strokeWidth="4.5" />
        <path
          d="M206 220L196 225M207 228L199 236M230 160C236 156 244 156 250 159M226 176C234 171 244 171 252 175"
          stroke={line}
          strokeWidth="3"
        />
        <path d="M220 203C231 194 247 193 261 199" stroke={hair.silver.mass} strokeWidth="8" />
      </g>
      <circle cx="222" cy="268" r="20" fill={palette.clay} opacity=".28" />
      <path
        d="M58 186C60 236 78 272 108 294C126 300 138 280 142 262L148 234C134 216 112 208 96 206C80 204 66 198 58 186Z"
        fill={hair.silver.mass}
      />
      <g fill="none" stroke={hair.silver.line} strokeDasharray="6 12" strokeLinecap="round" strokeWidth="3.5">
        <path d="M72 216C78 240 90 262 106 278M92 222C98 238 106 252 116 264" />
        <path d="M160 290C162 340 194 394 238 396M174 312C182 350 210 378 246 378M194 326C206 348 230 360 258 358M216 326C228 336 240 340 256 338" />
      </g>
      <Ear line={line} skin={skin} x={148} y={234} />
    </g>
  );
}
