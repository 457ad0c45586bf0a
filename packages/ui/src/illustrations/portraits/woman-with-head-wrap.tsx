import { Curve } from "../../drawing/line.tsx";
import { palette } from "../../tokens/tokens.ts";
import { Head } from "./head.tsx";

/** A full woman whose head wrap is tied from strips of cloth. */
export function WomanWithHeadWrap() {
  return (
    <g>
      <path
        d="M-38 614C-34 518 2 466 70 444L166 470L252 444C296 462 312 528 316 614Z"
        fill={palette.calabash}
      />
      <path d="M-4 614V495C12 474 33 458 60 447V614Z" fill={palette.palm} />
      <path d="M18 614V478M38 614V462" stroke={palette.shea} strokeWidth="2" />
      <path d="M68 614V447M90 614V460M116 614V470" stroke={palette.sand} strokeWidth="2" />
      <path d="M60 544H124M60 560H124M60 576H124M60 592H124" stroke={palette.ink} strokeWidth="8" />
      <Head
        skin={2}
        neck="M100 284C104 340 100 400 66 446C110 492 222 492 256 446C240 424 234 408 236 388L206 300Z"
        neckShade="M101 300C110 386 172 422 237 408C236 402 235 395 236 388L160 294Z"
        face="M222 124C246 134 262 154 266 182C267 194 263 202 262 211C264 224 270 235 277 246C284 256 282 268 273 271C269 273 267 276 267 280C267 286 268 290 270 293C278 296 282 302 278 307C282 313 280 321 272 324C268 327 267 332 269 339C271 354 263 363 252 366C250 380 240 388 224 391C194 396 172 374 160 344C148 316 124 302 110 276C70 220 90 120 160 106C184 102 204 114 222 124Z"
        upperLip="M270 293C278 296 282 302 278 307C268 310 254 309 241 302C250 299 262 295 270 293Z"
        lowerLip="M278 307C282 313 280 321 272 324C260 324 249 315 241 302C254 309 268 310 278 307Z"
        nostril="M274 264C269 256 258 258 257 268"
        eye="M218 226C226 238 243 240 255 232M236 238L238 246M248 236L253 243"
        brow="M216 203C227 192 244 190 257 197"
        ear={[150, 240]}
      >
        <circle cx="216" cy="276" r="25" fill={palette.clay} opacity=".3" />
        <path
          d="M252 146C254 100 228 52 164 42C92 30 22 70 20 144C20 206 60 264 112 298C128 284 136 260 152 242C180 228 202 184 252 146Z"
          fill={palette.clay}
        />
        <path
          d="M252 146C202 184 180 228 152 242C136 260 128 284 112 298C104 293 97 287 90 282C136 236 184 156 248 113C251 123 252 134 252 146Z"
          fill={palette.indigo}
        />
        <Curve d="M250 129C194 170 158 228 101 290" dashes="7 10" flat stroke={palette.sun} width="19" />
        <path
          d="M248 113C184 156 136 236 90 282C83 276 76 270 70 263C118 208 172 126 237 87C242 95 246 104 248 113Z"
          fill={palette.calabash}
        />
        <Curve d="M243 100C178 142 128 222 80 272" flat stroke={palette.sand} width="3" />
        <Curve
          d="M213 60C160 92 118 132 88 164C70 184 58 206 48 232M188 48C160 64 140 84 118 106"
          flat
          stroke={palette.clayDeep}
          width="4"
        />
        <path d="M18 168A72 72 0 0 1 112 58Z" fill={palette.calabash} />
        <path d="M36 147A44 44 0 0 1 94 80Z" fill={palette.palm} />
      </Head>
      <Curve d="M87 428C122 464 206 466 241 428" stroke={palette.sun} dashes="0 17" width="14" />
      <circle cx="152" cy="312" r="20" fill={palette.sun} />
      <path d="M152 292A20 20 0 0 0 152 332Z" fill={palette.palm} />
    </g>
  );
}
