import { Line } from "../../drawing/line.tsx";
import { Label, type MessagesLike, type WithMessages } from "../picture-texts.tsx";
import { palette } from "../../tokens/tokens.ts";
import { amara } from "./members.ts";
import { Photo, placeOf, Screen, type MemberScreenProps } from "./screen.tsx";

const english = {
  /** The member's introduction, on two lines. */
  about: ["Nurse. Early riser.", "Sings in the car, badly."],
  interests: ["Afrobeats", "Faith", "Hiking"],
  /** The text before the goal. */
  hereFor: "Here for",
  goal: "something serious",
  button: "Save my profile",
} as const;

export type ProfileScreenMessages = MessagesLike<typeof english>;

/**
 * A member's own profile: a photo, an introduction and a goal.
 *
 * @example <ProfileScreen label="A new profile in the app: Amara, 29, Nairobi" />
 */
export function ProfileScreen({
  member = amara,
  messages = english,
  ...props
}: MemberScreenProps & WithMessages<ProfileScreenMessages>) {
  return (
    <Screen phone={palette.sun} {...props}>
      <Photo box={[15, 15, 290, 293]} ground={palette.hibiscus} person={member.person} />
      <circle cx="268" cy="306" fill={palette.sun} r="26" stroke={palette.indigoDeep} strokeWidth="6" />
      <Line d="M268 296V316M258 306H278" stroke={palette.ink} width="5" />
      <Label at={[34, 356]} bold fill={palette.shea} size="30" text={`${member.name}, ${member.age}`} />
      <Label at={[34, 382]} fill={palette.sky} text={placeOf(member)} />
      <Label at={[34, 420]} fill={palette.shea} text={messages.about[0]} />
      <Label at={[34, 444]} fill={palette.shea} text={messages.about[1]} />
      <Line d="M48 478H110M150 478H174M214 478H252" stroke={palette.indigo} width="36" />
      <g fill={palette.shea} fontSize="16" textAnchor="middle">
        <Label at={[79, 484]} text={messages.interests[0]} />
        <Label at={[162, 484]} text={messages.interests[1]} />
        <Label at={[233, 484]} text={messages.interests[2]} />
      </g>
      <text fill={palette.sky} fontSize="15" x="34" y="530">
        {`${messages.hereFor} `}
        <tspan fill={palette.sun} fontWeight="800">
          {messages.goal}
        </tspan>
      </text>
      <rect fill={palette.sun} height="52" rx="16" width="256" x="32" y="550" />
      <Label at={[160, 583]} bold centered fill={palette.ink} size="19" text={messages.button} />
    </Screen>
  );
}
