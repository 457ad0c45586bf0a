import { Line } from "../../drawing/line.tsx";
import type { MessagesLike, WithMessages } from "../picture-messages.ts";
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
      <Photo
        disc={palette.sun}
        ground={palette.hibiscus}
        height="293"
        person={member.person}
        width="290"
        x="15"
        y="15"
      />
      <circle cx="268" cy="306" fill={palette.sun} r="26" stroke={palette.indigoDeep} strokeWidth="6" />
      <Line d="M268 296V316M258 306H278" stroke={palette.ink} width="5" />
      <text fill={palette.shea} fontSize="30" fontWeight="800" x="34" y="356">
        {`${member.name}, ${member.age}`}
      </text>
      <text fill={palette.sky} x="34" y="382">
        {placeOf(member)}
      </text>
      <text fill={palette.shea} x="34" y="420">
        {messages.about[0]}
        <tspan x="34" y="444">
          {messages.about[1]}
        </tspan>
      </text>
      <Line d="M48 478H110M150 478H174M214 478H252" stroke={palette.indigo} width="36" />
      <g fill={palette.shea} fontSize="16" textAnchor="middle">
        <text x="79" y="484">
          {messages.interests[0]}
        </text>
        <text x="162" y="484">
          {messages.interests[1]}
        </text>
        <text x="233" y="484">
          {messages.interests[2]}
        </text>
      </g>
      <text fill={palette.sky} fontSize="15" x="34" y="530">
        {`${messages.hereFor} `}
        <tspan fill={palette.sun} fontWeight="800">
          {messages.goal}
        </tspan>
      </text>
      <rect fill={palette.sun} height="52" rx="16" width="256" x="32" y="550" />
      <text fill={palette.ink} fontSize="19" fontWeight="800" textAnchor="middle" x="160" y="583">
        {messages.button}
      </text>
    </Screen>
  );
}
