import { Curve } from "../../drawing/line.tsx";
import { palette } from "../../tokens/tokens.ts";
import { complexions, hair } from "./complexions.ts";
import { Ear } from "./ear.tsx";

/** A broad man with short coils and a beard. */
export function ManWithBeard() {
  const { skin, shade, line, upperLip, lowerLip } = complexions[1];
  return (
    <g>
      <path d="M-18 614C-14 522 18 476 68 460L166 480L260 456C292 474 308 530 312 614Z" fill={palette.shea} />
      <path
        d="M94 262C102 330 102 392 88 452C122 500 218 500 242 450C230 426 228 400 230 356L216 300Z"
        fill={skin}
      />
      <path d="M98 300C104 382 168 428 231 416C229 400 229 381 230 356L162 306Z" fill={shade} />
      <path
        d="M238 132C258 146 268 168 270 194C270 204 266 210 267 217C272 232 282 246 289 262C294 273 290 283 280 285C278 286 276 287 275 290C274 295 274 298 276 300C283 302 286 307 283 313C286 319 285 326 279 329C275 332 274 337 277 344C284 358 278 378 256 382C220 387 184 372 166 342C152 320 118 304 106 278C74 220 94 128 166 114C194 108 220 118 238 132Z"
        fill={skin}
      />
      <path
        d="M176 224C167 276 178 308 200 315C222 319 238 308 250 303C258 296 267 291 275 289C274 295 274 298 276 300C268 302 259 306 251 311C258 322 266 329 276 331C274 335 275 340 277 344C286 360 280 382 256 386C214 392 178 374 162 342C150 320 152 284 158 262Z"
        fill={palette.ink}
      />
      <path
        d="M276 300C283 302 286 307 283 313C275 316 264 316 251 311C259 306 269 301 276 300Z"
        fill={upperLip}
      />
      <path
        d="M283 313C286 319 285 326 279 329C268 330 258 322 251 311C264 316 275 316 283 313Z"
        fill={lowerLip}
      />
      <Curve d="M281 278C276 271 267 273 266 282" stroke={line} width="3.5" />
      <Curve d="M230 226C237 237 252 239 262 232" stroke={palette.ink} width="4.5" />
      <Curve d="M224 200C236 190 254 189 266 197" stroke={palette.ink} width="8" />
      <circle cx="228" cy="274" r="20" fill={palette.clay} opacity=".22" />
      <path
        d="M240 134C230 98 180 78 130 94C76 112 58 166 68 222C74 252 90 282 112 300C130 288 140 266 148 244L170 252C170 236 172 222 180 206C186 176 206 154 240 134Z"
        fill={palette.ink}
      />
      <g fill="none" stroke={hair.black.line} strokeWidth="5.5" strokeLinecap="round" strokeDasharray="1 14">
        <path d="M220 122C186 92 128 98 100 136C82 164 80 206 92 246" />
        <path d="M208 138C174 112 132 122 112 156C98 184 98 218 108 254" />
        <path d="M194 154C166 136 138 146 124 174C114 198 114 226 122 254" />
        <path d="M182 174C162 160 144 170 138 190C132 206 132 222 136 240" />
        <path d="M172 198C164 188 154 190 152 204C150 214 150 222 152 230" />
      </g>
      <Ear line={line} skin={skin} x={148} y={242} />
      <path d="M134 500H206V614H134Z" fill={palette.indigo} />
      <path d="M134 536H206M134 556H206M134 576H206M134 596H206" stroke={palette.sun} strokeWidth="8" />
      <path
        d="M88 450C122 498 218 498 242 448C250 451 258 454 264 458C238 530 100 532 64 462C72 456 80 452 88 450Z"
        fill={palette.indigo}
      />
      <path d="M76 456C108 516 230 514 254 454" fill="none" stroke={palette.sun} strokeWidth="6" />
    </g>
  );
}
