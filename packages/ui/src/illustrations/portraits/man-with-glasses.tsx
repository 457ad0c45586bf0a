import { Line } from "../../drawing/line.tsx";
import { palette } from "../../tokens/tokens.ts";
import { complexions, hair } from "./complexions.ts";
import { Head } from "./head.tsx";

/** A full man with curls over a fade, a trimmed beard and round glasses. */
export function ManWithGlasses() {
  return (
    <g>
      <path d="M-46 614C-42 508 -4 456 68 434L164 464L254 434C302 454 316 522 318 614Z" fill={palette.palm} />
      <Head
        skin={5}
        neck="M108 282C104 340 98 390 64 436L166 493L258 436C248 416 244 404 246 384L214 290Z"
        neckShade="M107 300C106 386 172 424 247 408C245 401 245 393 246 384L160 294Z"
        face="M230 114C252 126 266 148 269 174C270 186 267 194 266 204C267 217 272 230 279 242C288 254 286 268 275 271C271 272 268 275 268 279C268 284 269 287 271 290C279 293 283 299 279 305C283 311 281 320 273 323C269 326 268 330 270 337C273 352 266 364 254 370C246 384 236 390 220 391C190 390 172 366 160 338C146 312 120 302 104 278C62 216 78 108 160 96C190 94 212 104 230 114Z"
        beard="M160 250C156 284 162 316 186 330C202 338 216 336 228 326C232 306 246 290 270 281L272 291C260 292 250 295 242 300C250 314 260 322 273 323C269 326 268 330 270 337C274 354 267 370 254 376C244 388 236 394 220 395C186 396 162 362 152 330C144 302 146 270 160 250Z"
        upperLip="M271 290C279 293 283 299 279 305C270 308 256 307 242 300C252 296 263 292 271 290Z"
        lowerLip="M279 305C283 311 281 320 273 323C261 323 250 313 242 300C256 307 270 308 279 305Z"
        nostril="M275 264C270 255 259 257 258 268"
        eye="M226 224C232 232 246 234 257 227"
        brow="M220 184C231 175 248 174 261 181"
        browWidth="7"
        ear={[146, 236]}
      >
        <circle cx="214" cy="278" r="23" fill={palette.clay} opacity=".26" />
        <path
          d="M234 122C216 86 152 68 106 88C56 110 48 178 68 230C76 254 92 276 110 292L132 264C136 252 140 244 148 236L164 252C168 230 172 206 182 186C194 166 214 146 234 122Z"
          fill={complexions[5].shade}
        />
        <path
          d="M68 228C48 178 56 110 106 88C152 68 216 86 234 122C216 150 200 160 186 186L178 210C150 200 100 200 68 228Z"
          fill={hair.black.mass}
        />
        <g fill="none" strokeLinecap="round">
          <path
            d="M226 116C206 88 152 76 112 94C70 114 62 168 72 206"
            stroke={hair.black.mass}
            strokeDasharray="0 22"
            strokeWidth="30"
          />
          <g stroke={hair.black.line} strokeDasharray="4 14" strokeWidth="4.5">
            <path d="M216 110C186 84 140 84 112 104C82 126 72 160 78 204" />
            <path d="M204 130C178 106 144 108 124 126C100 146 92 172 96 200" />
            <path d="M190 150C172 130 148 132 134 148C118 164 112 180 114 196" />
            <path d="M178 172C166 156 150 160 142 172C136 182 134 188 134 194" />
          </g>
        </g>
        <g fill="none" stroke={palette.indigo} strokeWidth="6">
          <circle cx="243" cy="226" r="27" />
          <Line d="M216 222L150 236M265 209L276 218" />
        </g>
      </Head>
      <path
        d="M66 435L166 492L134 546C98 524 68 492 50 440ZM257 435L166 492L198 546C234 524 262 492 274 443Z"
        fill={palette.shea}
      />
      <Line d="M166 526V614" dashes="0 40" stroke={palette.ink} width="11" />
    </g>
  );
}
