import { Curve } from "../../drawing/line.tsx";
import { palette } from "../../tokens/tokens.ts";
import { hair } from "./complexions.ts";
import { Head } from "./head.tsx";

/** A woman with braids gathered in a bun. */
export function WomanWithBraids() {
  return (
    <g>
      <circle cx="90" cy="136" r="60" fill={palette.ink} />
      <g fill="none" stroke={hair.black.line} strokeWidth="5" strokeLinecap="round" strokeDasharray="1 13">
        <circle cx="90" cy="136" r="30" />
        <circle cx="90" cy="136" r="46" />
      </g>
      <path d="M-4 614C0 526 28 478 86 462L166 484L248 464C282 478 302 534 306 614Z" fill={palette.clay} />
      <Head
        skin={3}
        neck="M106 284C114 344 114 398 102 460C128 500 206 500 230 460C218 434 214 406 218 364L212 314Z"
        neckShade="M110 306C116 382 168 418 216 412C215 394 216 380 219 364L162 310Z"
        face="M228 136C254 148 267 172 268 198C268 206 266 211 266 217C271 233 281 246 288 259C293 269 291 278 281 281C278 282 276 283 275 286C274 290 275 293 277 295C283 297 286 302 283 308C286 314 284 321 278 324C274 327 273 332 274 339C277 354 270 367 252 370C224 374 194 362 178 336C162 314 132 304 112 284C72 234 92 134 162 118C186 114 210 124 228 136Z"
        upperLip="M277 295C283 297 286 302 283 308C277 311 269 310 261 305C267 301 272 296 277 295Z"
        lowerLip="M283 308C286 314 284 321 278 324C271 323 265 315 261 305C269 310 277 311 283 308Z"
        nostril="M281 274C276 268 268 270 267 278"
        eye="M226 225C233 237 249 240 260 233M245 237L247 244M255 235L260 241"
        brow="M224 203C235 192 252 192 263 200"
        hair="M232 139C206 106 160 96 122 112C70 134 52 208 78 270C86 292 96 310 108 326C124 314 134 280 144 260C162 252 178 236 186 212C194 182 208 156 232 139Z"
        ear={[156, 246]}
      >
        <circle cx="230" cy="276" r="21" fill={palette.clay} opacity=".3" />
        <g
          fill="none"
          stroke={hair.black.line}
          strokeWidth="4.5"
          strokeLinecap="round"
          strokeDasharray="1 11"
        >
          <path d="M214 138C178 118 144 120 120 134" />
          <path d="M199 156C167 138 132 146 104 164" />
          <path d="M189 180C160 164 126 172 96 194" />
          <path d="M180 206C154 194 122 202 96 226" />
          <path d="M162 236C140 226 118 236 98 258" />
        </g>
        <Curve d="M124 100C106 118 96 140 96 166" stroke={palette.sun} width="12" />
      </Head>
      <circle cx="154" cy="310" r="14" fill={palette.sun} />
      <path d="M154 296A14 14 0 0 0 154 324Z" fill={palette.hibiscus} />
      <path
        d="M102 457C128 498 206 498 230 458C238 462 246 465 252 468C224 530 108 530 82 464C88 461 96 458 102 457Z"
        fill={palette.palm}
      />
      <Curve d="M92 463C118 514 216 514 241 465" dashes="6 10" flat stroke={palette.sun} width="6" />
    </g>
  );
}
