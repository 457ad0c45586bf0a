import { palette } from "../../tokens/tokens.ts";
import { complexions, hair } from "./complexions.ts";
import { Head } from "./head.tsx";

/** A young, broad man with a high fade. */
export function ManWithFade() {
  return (
    <g>
      <path
        d="M-34 614C-30 512 6 458 76 438L164 466L256 438C300 458 318 522 322 614Z"
        fill={palette.calabash}
      />
      <path d="M-32 572C-30 548 -27 530 -21 512H309C315 530 319 550 321 572Z" fill={palette.hibiscus} />
      <Head
        skin={3}
        neck="M112 284C104 340 98 392 74 438C112 490 222 490 260 438C244 416 236 396 238 362L214 290Z"
        neckShade="M110 300C110 380 170 420 243 408C239 395 237 381 238 362L160 294Z"
        face="M236 116C254 130 264 150 267 176C268 186 269 190 268 198C264 205 263 211 265 218C270 232 277 244 286 256C294 266 291 279 280 281C275 282 272 284 272 288C272 292 273 295 276 298C283 301 286 308 281 313C285 318 284 327 277 331C272 334 271 339 273 347C277 364 267 378 248 380C214 382 182 364 168 336C156 312 122 302 106 276C66 216 80 110 160 98C190 94 218 102 236 116Z"
        upperLip="M276 298C283 301 286 308 281 313C273 316 260 315 246 309C256 304 267 300 276 298Z"
        lowerLip="M281 313C285 318 284 327 277 331C266 331 254 322 246 309C260 315 273 316 281 313Z"
        nostril="M282 275C277 265 265 267 264 278"
        eye="M226 223C233 233 248 235 260 228"
        brow="M222 199C233 189 250 187 264 193"
        browWidth="8"
        ear={[146, 238]}
      >
        <circle cx="224" cy="270" r="20" fill={palette.clay} opacity=".26" />
        <path
          d="M86 262C64 220 62 170 74 130L200 116C192 150 186 166 184 190C176 206 172 226 168 246L146 250C142 266 132 284 118 296C104 288 94 276 86 262Z"
          fill={complexions[3].shade}
        />
        <path
          d="M74 230C64 196 62 156 74 126L206 116L186 184L177 212C148 204 108 208 74 230Z"
          fill={complexions[1].skin}
        />
        <path
          d="M240 122C250 100 246 82 232 75C186 58 118 60 84 84C58 104 54 154 67 200C90 182 120 174 150 180L186 178C198 154 216 136 240 122Z"
          fill={hair.black.mass}
        />
        <g fill="none" stroke={hair.black.line} strokeDasharray="2 13" strokeLinecap="round" strokeWidth="4">
          <path d="M232 92C190 78 128 76 90 100M230 112C190 98 124 98 78 126M212 128C180 118 122 118 74 148M196 146C160 138 112 142 76 168" />
        </g>
      </Head>
      <path
        d="M75 437C112 490 222 490 257 437C265 441 272 446 278 452C246 520 92 520 54 447C61 443 68 440 75 437Z"
        fill={palette.hibiscus}
      />
      <circle cx="146" cy="284" r="5" fill={palette.sun} />
    </g>
  );
}
