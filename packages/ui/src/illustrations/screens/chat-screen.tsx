import { Curve } from "../../drawing/line.tsx";
import type { MessagesLike, WithMessages } from "../picture-messages.ts";
import { palette } from "../../tokens/tokens.ts";
import { kamau } from "./members.ts";
import { Photo, placeOf, Screen, type MemberScreenProps } from "./screen.tsx";

const english = {
  /** The messages, by alternating members. */
  opening: "You’re here, too?",
  reply: "Five years now",
  story: ["Born here. Best chapati", "in town is on my street."],
  doubt: "I’ll need proof.",
  proposal: ["Saturday at noon?", "Somewhere busy."],
  agreed: "It’s a date.",
  /** The placeholder of the message field. */
  placeholder: "Say something…",
} as const;

export type ChatScreenMessages = MessagesLike<typeof english>;

/**
 * A chat between two members who matched.
 *
 * @example <ChatScreen label="A chat in the app: Kamau and you agree to have coffee on Saturday" />
 */
export function ChatScreen({
  member = kamau,
  messages = english,
  ...props
}: MemberScreenProps & WithMessages<ChatScreenMessages>) {
  return (
    <Screen phone={palette.palm} {...props}>
      <path d="M15 15H305V108H15Z" fill={palette.indigo} />
      <Curve d="M38 64L28 74L38 84" stroke={palette.shea} rounded width="4" />
      <Photo
        crop="0 70 340 340"
        disc={palette.sun}
        ground={palette.palm}
        height="56"
        person={member.person}
        width="56"
        x="54"
        y="46"
      />
      <rect
        fill="none"
        height="64"
        rx="20"
        stroke={palette.indigo}
        strokeWidth="8"
        width="64"
        x="50"
        y="42"
      />
      <text fill={palette.shea} fontSize="21" fontWeight="800" x="124" y="72">
        {member.name}
      </text>
      <text fill={palette.sky} fontSize="15" x="124" y="93">
        {placeOf(member)}
      </text>
      <path
        d="M46 128H216A18 18 0 0 1 234 146V162A18 18 0 0 1 216 180H28V146A18 18 0 0 1 46 128ZM46 254H256A18 18 0 0 1 274 272V312A18 18 0 0 1 256 330H28V272A18 18 0 0 1 46 254ZM46 482H164A18 18 0 0 1 182 500V516A18 18 0 0 1 164 534H28V500A18 18 0 0 1 46 482Z"
        fill={palette.indigo}
      />
      <path
        d="M134 192H274A18 18 0 0 1 292 210V244H134A18 18 0 0 1 116 226V210A18 18 0 0 1 134 192ZM100 342H274A18 18 0 0 1 292 360V394H100A18 18 0 0 1 82 376V360A18 18 0 0 1 100 342ZM84 404H274A18 18 0 0 1 292 422V472H84A18 18 0 0 1 66 454V422A18 18 0 0 1 84 404Z"
        fill={palette.sky}
      />
      <g fill={palette.shea}>
        <text x="44" y="160">
          {messages.opening}
        </text>
        <text x="44" y="287">
          {messages.story[0]}
          <tspan x="44" y="311">
            {messages.story[1]}
          </tspan>
        </text>
        <text x="44" y="514">
          {messages.agreed}
        </text>
      </g>
      <g fill={palette.ink}>
        <text x="132" y="224">
          {messages.reply}
        </text>
        <text x="98" y="374">
          {messages.doubt}
        </text>
        <text x="82" y="434">
          {messages.proposal[0]}
          <tspan x="82" y="458">
            {messages.proposal[1]}
          </tspan>
        </text>
      </g>
      <rect fill={palette.indigo} height="48" rx="16" width="208" x="28" y="560" />
      <text fill={palette.sky} x="46" y="590">
        {messages.placeholder}
      </text>
      <circle cx="268" cy="584" fill={palette.sun} r="24" />
      <path d="M258 574L280 584L258 594L262 584Z" fill={palette.ink} />
    </Screen>
  );
}
