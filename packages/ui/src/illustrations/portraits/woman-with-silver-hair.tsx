import { Curve } from "../../drawing/line.tsx";
import { palette } from "../../tokens/tokens.ts";
import { hair } from "./complexions.ts";
import { Head } from "./head.tsx";

/** A woman past sixty with silver hair cut close, a shawl round her shoulders. */
export function WomanWithSilverHair() {
  return (
    <g>
      <path
        d="M-6 614C-2 528 30 476 88 456L166 482L242 456C280 472 298 532 302 614Z"
        fill={palette.calabash}
      />
      <Head
        skin={1}
        hairColor="silver"
        neck="M106 284C112 344 108 404 90 456C120 498 210 498 240 456C224 430 218 408 222 366L206 300Z"
        neckShade="M107 300C116 378 168 416 222 406C220 395 221 382 222 366L160 294Z"
        face="M222 122C246 132 262 154 265 182C266 194 263 202 262 210C264 224 273 238 281 251C287 261 286 272 277 275C273 276 270 279 270 284C270 289 271 293 273 296C279 298 282 303 278 308C281 312 279 319 273 321C269 324 268 329 270 336C273 350 266 362 252 366C243 370 236 374 220 374C192 370 176 352 166 330C152 308 126 298 110 276C70 220 88 118 160 104C184 100 204 112 222 122Z"
        upperLip="M273 296C279 298 282 303 278 308C271 310 261 309 250 304C258 300 266 297 273 296Z"
        lowerLip="M278 308C281 312 279 319 273 321C264 320 257 314 250 304C261 309 271 310 278 308Z"
        nostril="M277 268C272 260 262 262 261 271"
        eye="M222 225C229 235 245 237 256 230M238 236L240 243M249 234L254 241"
        brow="M220 202C230 193 246 192 258 198"
        wrinkles="M250 279C244 284 241 289 240 295M206 220L196 225M207 228L199 236"
        hair="M234 128C222 90 164 70 114 90C60 112 50 180 70 234C80 260 96 280 114 292C132 284 140 262 146 242L164 240C170 220 174 206 184 190C194 164 212 144 234 128Z"
        ear={[150, 240]}
      >
        <circle cx="222" cy="270" r="20" fill={palette.clay} opacity=".3" />
        <Curve
          d="M226 118C204 88 158 78 116 94C64 116 56 184 76 236C84 258 98 274 112 284"
          stroke={hair.silver.mass}
          dashes="0 19"
          width="25"
        />
        <g
          fill="none"
          stroke={hair.silver.line}
          strokeDasharray="6 12"
          strokeLinecap="round"
          strokeWidth="3.5"
        >
          <path d="M214 120C186 92 146 90 116 104C72 124 66 184 84 232C90 250 100 264 112 274" />
          <path d="M204 138C182 112 148 108 122 122C86 142 82 190 98 230C102 242 108 252 116 260" />
          <path d="M192 156C174 132 150 128 128 142C104 158 100 194 112 226C114 234 118 240 124 246" />
          <path d="M180 176C168 154 152 148 136 160C120 174 118 198 128 222" />
          <path d="M168 200C162 182 154 176 146 184C140 192 140 206 146 218" />
        </g>
      </Head>
      <path
        d="M92 450C50 464 0 500 -8 614H70C86 570 94 520 92 450ZM238 450C284 468 304 530 306 614H150C212 570 242 516 238 450Z"
        fill={palette.palm}
      />
      <Curve
        d="M84 460C86 520 78 570 62 614M246 460C248 522 222 572 172 614"
        dashes="6 10"
        flat
        stroke={palette.sun}
        width="16"
      />
      <Curve
        d="M62 470C58 522 46 568 30 614M40 484C34 530 18 570 4 614M262 476C264 532 244 578 214 614M280 500C282 546 270 584 254 614"
        flat
        opacity=".25"
        stroke={palette.shea}
        width="2"
      />
      <path d="M152 300V330" stroke={palette.sun} strokeWidth="4" />
      <circle cx="152" cy="338" r="10" fill={palette.sun} />
    </g>
  );
}
