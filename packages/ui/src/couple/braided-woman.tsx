import { palette, skins } from "../tokens/tokens.ts";

const [, , shade, skin] = skins;

/** A woman with cornrows gathered in a bun, looking to the right of the drawing. */
export function BraidedWoman() {
  return (
    <g transform="translate(2 14)">
      <circle cx="88" cy="122" r="60" fill={palette.ink} />
      <g fill="none" stroke="#6B4A3A" strokeWidth="5" strokeLinecap="round" strokeDasharray="1 13">
        <circle cx="88" cy="122" r="30" />
        <circle cx="88" cy="122" r="46" />
      </g>
      <path d="M-6 600C-2 512 26 464 84 448L164 470L246 450C280 464 300 520 304 600Z" fill={palette.clay} />
      <path
        d="M104 270C112 330 112 384 100 446C126 486 204 486 228 446C216 420 212 392 216 350L210 300Z"
        fill={skin}
      />
      <path d="M108 292C114 368 166 404 214 398C213 380 214 366 217 350L160 296Z" fill={shade} />
      <path
        d="M226 122C252 134 265 158 266 184C266 192 264 197 264 203C269 219 279 232 286 245C291 255 289 264 279 267C276 268 274 269 273 272C272 276 273 279 275 281C281 283 284 288 281 294C284 300 282 307 276 310C272 313 271 318 272 325C275 340 268 353 250 356C222 360 192 348 176 322C160 300 130 290 110 270C70 220 90 120 160 104C184 100 208 110 226 122Z"
        fill={skin}
      />
      <path
        d="M275 281C281 283 284 288 281 294C275 297 267 296 259 291C265 287 270 282 275 281Z"
        fill="#6A2A20"
      />
      <path
        d="M281 294C284 300 282 307 276 310C269 309 263 301 259 291C267 296 275 297 281 294Z"
        fill="#8A3B2B"
      />
      <path
        d="M279 260C274 254 266 256 265 264"
        fill="none"
        stroke="#5A2E18"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path
        d="M224 211C231 223 247 226 258 219M243 223L245 230M253 221L258 227"
        fill="none"
        stroke={palette.ink}
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <path
        d="M222 189C233 178 250 178 261 186"
        fill="none"
        stroke={palette.ink}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="228" cy="262" r="21" fill={palette.clay} opacity=".3" />
      <path
        d="M230 125C204 92 158 82 120 98C68 120 50 194 76 256C84 278 94 296 106 312C122 300 132 266 142 246C160 238 176 222 184 198C192 168 206 142 230 125Z"
        fill={palette.ink}
      />
      <g fill="none" stroke="#6B4A3A" strokeWidth="4.5" strokeLinecap="round" strokeDasharray="1 11">
        <path d="M212 124C176 104 142 106 118 120" />
        <path d="M197 142C165 124 130 132 102 150" />
        <path d="M187 166C158 150 124 158 94 180" />
        <path d="M178 192C152 180 120 188 94 212" />
        <path d="M160 222C138 212 116 222 96 244" />
      </g>
      <path
        d="M122 86C104 104 94 126 94 152"
        fill="none"
        stroke={palette.sun}
        strokeWidth="12"
        strokeLinecap="round"
      />
      <path
        d="M150 232C136 234 132 250 138 266C145 282 162 280 168 264C172 246 164 230 150 232Z"
        fill={skin}
      />
      <path
        d="M147 247C154 244 159 251 155 262"
        fill="none"
        stroke="#5A2E18"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <circle cx="152" cy="296" r="14" fill={palette.sun} />
      <path d="M152 282A14 14 0 0 0 152 310Z" fill={palette.hibiscus} />
      <path
        d="M100 443C126 484 204 484 228 444C236 448 244 451 250 454C222 516 106 516 80 450C86 447 94 444 100 443Z"
        fill={palette.palm}
      />
      <path
        d="M90 449C116 500 214 500 239 451"
        fill="none"
        stroke={palette.sun}
        strokeWidth="6"
        strokeDasharray="6 10"
      />
    </g>
  );
}
