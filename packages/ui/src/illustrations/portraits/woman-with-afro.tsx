import { Curve } from "../../drawing/line.tsx";
import { palette } from "../../tokens/tokens.ts";
import { hair } from "./complexions.ts";
import { Head } from "./head.tsx";

/** A young woman with an afro behind a band of cloth, one shoulder bare. */
export function WomanWithAfro() {
  return (
    <g>
      <Head
        skin={0}
        neck="M112 290C118 350 120 410 100 464C50 484 26 534 18 614H286C282 540 266 488 234 468C222 440 208 410 212 360L200 300Z"
        neckShade="M113 300C124 376 168 414 213 404C211 391 211 377 212 360L160 296Z"
        face="M222 124C246 134 262 156 266 184C267 196 262 204 262 213C265 228 275 240 284 254C290 263 288 272 278 275C274 276 271 279 271 283C271 288 272 291 274 294C280 297 284 302 281 307C284 313 282 320 275 323C271 326 270 331 272 339C275 354 266 366 250 368C220 374 190 358 174 332C160 312 128 300 110 276C70 220 90 120 160 106C184 102 204 114 222 124Z"
        upperLip="M274 294C280 297 284 302 281 307C272 310 260 309 248 303C256 299 266 296 274 294Z"
        lowerLip="M281 307C284 313 282 320 275 323C264 323 255 314 248 303C260 309 272 310 281 307Z"
        lids="M222 226C230 238 246 240 258 232C254 218 236 212 222 226Z"
        nostril="M280 268C276 260 266 261 265 270"
        eye="M222 226C230 238 246 240 258 232M240 238L242 246M251 236L257 243"
        brow="M220 204C231 193 248 192 260 199"
        hair="M236 142C252 112 226 66 168 54C96 40 22 82 12 160C4 226 40 288 104 308C124 314 136 306 142 286L150 240C168 236 178 222 184 200C192 176 208 156 236 142Z"
        ear={[156, 246]}
      >
        <circle cx="224" cy="276" r="21" fill={palette.clay} opacity=".3" />
        <Curve
          d="M230 120C228 92 200 68 160 66C92 56 34 102 26 164C22 216 52 274 104 292"
          stroke={hair.black.mass}
          dashes="0 34"
          width="44"
        />
        <g fill="none" stroke={hair.black.line} strokeDasharray="9 15" strokeLinecap="round" strokeWidth="4">
          <path d="M214 112C204 90 180 78 152 78C90 74 42 116 38 168C36 212 62 258 104 276" />
          <path d="M200 128C188 108 170 102 150 102C104 100 66 132 64 174C64 208 82 240 114 256" />
          <path d="M184 142C174 130 162 126 148 126C116 126 92 148 90 178C90 202 104 226 130 238" />
          <path d="M170 158C162 150 154 148 146 150C128 150 116 164 116 180C117 196 128 210 146 220" />
        </g>
        <path
          d="M229 128C232 134 237 140 246 143C214 158 202 192 186 220C168 252 152 280 132 312C124 312 116 308 112 304C134 274 150 246 164 216C182 182 196 146 229 128Z"
          fill={palette.calabash}
        />
        <Curve
          d="M238 136C206 152 192 188 175 218C159 248 143 276 122 308"
          dashes="5 11"
          flat
          stroke={palette.clay}
          width="17"
        />
      </Head>
      <path
        d="M234 468C268 488 284 540 288 614H16C18 586 22 566 30 546C100 552 190 526 234 468Z"
        fill={palette.hibiscus}
      />
      <path
        d="M232 466C240 470 247 475 254 482C204 552 104 578 24 568C26 560 28 553 31 545C104 552 190 524 232 466Z"
        fill={palette.calabash}
      />
      <Curve d="M243 474C196 536 106 565 27 557" dashes="5 13" flat stroke={palette.ink} width="22" />
      <circle cx="158" cy="322" r="20" fill="none" stroke={palette.sun} strokeWidth="6" />
    </g>
  );
}
