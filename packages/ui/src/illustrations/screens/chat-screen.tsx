import { Curve } from "../../drawing/line.tsx";
import { Bubble } from "../bubble.tsx";
import { Label, type MessagesLike, type WithMessages } from "../picture-texts.tsx";
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
      <Photo box={[54, 46, 56, 56]} crop="0 70 340 340" ground={palette.palm} person={member.person} />
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
      <Label at={[124, 72]} bold fill={palette.shea} size="21" text={member.name} />
      <Label at={[124, 93]} fill={palette.sky} size="15" text={placeOf(member)} />
      <Bubble at={[44, 160]} box={[28, 128, 206, 52]} lines={[messages.opening]} radius={18} />
      <Bubble at={[132, 224]} box={[116, 192, 176, 52]} lines={[messages.reply]} radius={18} sent />
      <Bubble at={[44, 287]} box={[28, 254, 246, 76]} lines={messages.story} radius={18} />
      <Bubble at={[98, 374]} box={[82, 342, 210, 52]} lines={[messages.doubt]} radius={18} sent />
      <Bubble at={[82, 434]} box={[66, 404, 226, 68]} lines={messages.proposal} radius={18} sent />
      <Bubble at={[44, 514]} box={[28, 482, 154, 52]} lines={[messages.agreed]} radius={18} />
      <rect fill={palette.indigo} height="48" rx="16" width="208" x="28" y="560" />
      <Label at={[46, 590]} fill={palette.sky} text={messages.placeholder} />
      <circle cx="268" cy="584" fill={palette.sun} r="24" />
      <path d="M258 574L280 584L258 594L262 584Z" fill={palette.ink} />
    </Screen>
  );
}
