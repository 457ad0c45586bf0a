import { palette, skins } from "../tokens/tokens.ts";

const [shade, skin] = skins;

/** A man with short coils and a beard, looking to the left of the drawing. */
export function BeardedMan() {
  return (
    <g transform="matrix(-1 0 0 1 638 0)">
      <path d="M-20 614C-16 522 16 476 66 460L164 480L258 456C290 474 306 530 310 614Z" fill={palette.shea} />
      <path
        d="M92 262C100 330 100 392 86 452C120 500 216 500 240 450C228 426 226 400 228 356L214 300Z"
        fill={skin}
      />
      <path d="M94 270C96 366 166 412 227 404C226 388 226 372 228 356L160 290Z" fill={shade} />
      <path
        d="M236 116C256 130 266 152 268 178C268 188 264 194 265 201C270 216 280 230 287 246C292 257 288 267 278 269C276 270 274 271 273 274C272 279 272 282 274 284C281 286 284 291 281 297C284 303 283 310 277 313C273 316 272 321 275 328C282 342 276 362 254 366C218 371 182 356 164 326C150 304 116 288 104 262C72 204 92 112 164 98C192 92 218 102 236 116Z"
        fill={skin}
      />
      <path
        d="M148 240C152 268 168 292 194 298C218 303 236 292 250 288C258 280 265 275 273 273C272 279 272 282 274 284C268 289 262 293 258 297C262 307 267 313 274 315C272 319 273 324 275 328C284 344 278 366 254 370C212 376 176 358 160 326C146 300 144 266 148 240Z"
        fill={palette.ink}
      />
      <path
        d="M274 284C281 286 284 291 281 297C275 299 267 299 258 296C263 290 268 285 274 284Z"
        fill="#5A2419"
      />
      <path
        d="M281 297C284 303 283 310 277 313C268 313 262 306 258 296C267 299 275 300 281 297Z"
        fill="#743426"
      />
      <path
        d="M279 262C274 255 265 257 264 266"
        fill="none"
        stroke="#2E170E"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path
        d="M228 210C235 221 250 223 260 216"
        fill="none"
        stroke="#140B08"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <path
        d="M222 184C234 174 252 173 264 181"
        fill="none"
        stroke="#140B08"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <circle cx="226" cy="258" r="20" fill={palette.clay} opacity=".22" />
      <path
        d="M238 118C228 82 178 62 128 78C74 96 56 150 66 206C72 236 84 256 100 274L124 250C128 236 132 228 140 222L160 246C166 226 168 208 178 190C184 160 204 138 238 118Z"
        fill={palette.ink}
      />
      <g fill="none" stroke="#5A4036" strokeWidth="5.5" strokeLinecap="round" strokeDasharray="1 14">
        <path d="M218 108C184 78 130 84 100 122" />
        <path d="M204 122C172 98 128 108 100 146" />
        <path d="M190 140C162 122 128 132 102 166" />
        <path d="M178 160C154 148 126 156 102 190" />
        <path d="M168 186C150 176 128 184 108 212" />
      </g>
      <path
        d="M142 226C128 228 124 246 130 262C137 280 156 278 162 262C166 242 158 224 142 226Z"
        fill={skin}
      />
      <path
        d="M139 242C147 239 152 247 148 258"
        fill="none"
        stroke="#2E170E"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path d="M132 500H204V614H132Z" fill={palette.indigo} />
      <path d="M132 536H204M132 556H204M132 576H204M132 596H204" stroke={palette.sun} strokeWidth="8" />
      <path
        d="M86 450C120 498 216 498 240 448C248 451 256 454 262 458C236 530 98 532 62 462C70 456 78 452 86 450Z"
        fill={palette.indigo}
      />
      <path d="M74 456C106 516 228 514 252 454" fill="none" stroke={palette.sun} strokeWidth="6" />
    </g>
  );
}
