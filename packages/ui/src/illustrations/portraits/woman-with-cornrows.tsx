import { Curve } from "../../drawing/line.tsx";
import { palette } from "../../tokens/tokens.ts";
import { complexions, hair } from "./complexions.ts";
import { Head } from "./head.tsx";

/** A slim woman whose cornrows meet in one long plait over her shoulder. */
export function WomanWithCornrows() {
  return (
    <g>
      <path d="M12 614C16 536 44 490 98 470L166 548L236 470C268 486 284 538 288 614Z" fill={palette.palm} />
      <Head
        skin={4}
        neck="M112 290C118 350 118 412 100 470C122 514 144 544 168 574C192 544 220 508 236 470C222 442 208 412 212 364L200 300Z"
        neckShade="M113 300C124 376 168 412 213 402C211 391 211 378 212 364L160 296Z"
        face="M220 124C244 132 259 152 263 180C264 192 261 202 260 211C263 227 274 242 285 255C290 263 287 270 278 272C273 273 271 276 271 280C271 285 273 289 275 292C281 294 284 299 281 304C284 309 282 316 276 318C271 321 270 326 271 333C273 348 264 362 248 364C220 370 192 354 176 328C160 308 130 298 110 274C72 220 92 120 160 106C182 102 202 114 220 124Z"
        upperLip="M275 292C281 294 284 299 281 304C274 306 264 305 252 300C260 296 268 293 275 292Z"
        lowerLip="M281 304C284 309 282 316 276 318C267 317 259 310 252 300C264 305 274 306 281 304Z"
        nostril="M280 266C275 259 266 261 265 269"
        eye="M219 222C227 234 243 237 255 229M238 235L240 243M249 233L254 240"
        brow="M217 199C228 189 245 188 257 196"
        hair="M228 126C206 92 152 82 114 98C62 120 50 190 74 246C84 270 98 290 120 302C136 288 138 262 148 242L164 238C172 222 176 208 184 194C192 168 206 142 228 126Z"
        ear={[152, 240]}
      >
        <g fill={palette.calabash}>
          <path d="M233 464C240 468 247 472 254 479C230 530 190 584 150 614H104C158 580 208 524 233 464Z" />
          <path d="M101 464C94 468 87 472 80 478C96 524 128 566 168 600L186 580C150 550 118 510 101 464Z" />
        </g>
        <circle cx="222" cy="272" r="20" fill={palette.clay} opacity=".28" />
        <g fill="none" stroke={complexions[4].skin} strokeLinecap="round" strokeWidth="3">
          <path d="M222 124C176 88 96 96 76 164C68 206 82 250 104 278" />
          <path d="M210 140C172 108 112 116 94 172C86 210 94 248 108 276" />
          <path d="M199 160C170 134 126 142 112 188C106 218 106 248 112 276" />
          <path d="M189 182C170 162 138 170 130 204C124 230 118 252 116 278" />
          <path d="M180 206C166 192 150 200 146 222C138 240 128 262 120 280" />
        </g>
        <Curve
          d="M108 286C92 330 92 384 108 430C122 470 128 510 122 552"
          stroke={hair.black.mass}
          dashes="0 21"
          width="36"
        />
        <Curve
          d="M112 280C92 330 92 384 108 430C122 470 128 510 122 552"
          stroke={hair.black.mass}
          width="26"
        />
        <Curve
          d="M88 312L100 322L112 316M84 344L96 354L108 348M84 378L97 388L109 380M90 412L103 420L114 412M102 444L114 452L125 444M111 478L122 486L133 478M113 512L124 520L135 513"
          stroke={hair.black.line}
          rounded
          width="3"
        />
        <path d="M106 558H138V574H106Z" fill={palette.clay} />
        <path d="M108 574H136L130 614H112Z" fill={hair.black.mass} />
      </Head>
      <path d="M154 296A15 15 0 0 0 154 326Z" fill={palette.sun} />
      <path d="M154 304A15 15 0 0 1 154 334Z" fill={palette.clay} />
    </g>
  );
}
