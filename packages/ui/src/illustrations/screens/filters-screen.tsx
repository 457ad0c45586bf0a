import { Line } from "../../drawing/line.tsx";
import type { MessagesLike, WithMessages } from "../picture-messages.ts";
import { palette } from "../../tokens/tokens.ts";
import { Screen, type ScreenProps } from "./screen.tsx";

const english = {
  heading: "Filters",
  show: "Show me",
  /** The first is selected. */
  people: ["Women", "Men", "Everyone"],
  age: "Age",
  ages: "25 to 38",
  distance: "Distance",
  farthest: "Up to 40 km",
  goal: "Looking for",
  /** The first is selected. */
  goals: ["Something serious", "Friendship", "Let’s see"],
  button: "Show people",
} as const;

export type FiltersScreenMessages = MessagesLike<typeof english>;

/**
 * The filters: people, age, distance and goals.
 *
 * @example <FiltersScreen label="The app’s filters: women from 25 to 38, up to 40 km away" />
 */
export function FiltersScreen({
  messages = english,
  ...props
}: ScreenProps & WithMessages<FiltersScreenMessages>) {
  return (
    <Screen phone={palette.sky} {...props}>
      <text fill={palette.shea} fontSize="28" fontWeight="800" x="32" y="84">
        {messages.heading}
      </text>
      <Line d="M268 68L286 86M286 68L268 86" stroke={palette.shea} width="4" />
      <g fill={palette.sky} fontSize="16">
        <text x="32" y="128">
          {messages.show}
        </text>
        <text x="32" y="222">
          {messages.age}
        </text>
        <text x="32" y="312">
          {messages.distance}
        </text>
        <text x="32" y="402">
          {messages.goal}
        </text>
      </g>
      <rect fill={palette.indigo} height="48" rx="16" width="260" x="30" y="140" />
      <rect fill={palette.sun} height="48" rx="16" width="98" x="30" y="140" />
      <g fontSize="15" textAnchor="middle">
        <text fill={palette.ink} fontWeight="800" x="79" y="169">
          {messages.people[0]}
        </text>
        <text fill={palette.shea} x="168" y="169">
          {messages.people[1]}
        </text>
        <text fill={palette.shea} x="247" y="169">
          {messages.people[2]}
        </text>
      </g>
      <g fill={palette.shea} fontWeight="800" textAnchor="end">
        <text x="288" y="222">
          {messages.ages}
        </text>
        <text x="288" y="312">
          {messages.farthest}
        </text>
      </g>
      <Line d="M36 250H284M36 340H284" stroke={palette.indigo} width="8" />
      <path d="M92 250H196M36 340H164" stroke={palette.sun} strokeWidth="8" />
      <Line d="M92 250h0M196 250h0M164 340h0" stroke={palette.sun} width="32" />
      <Line d="M92 250h0M196 250h0M164 340h0" stroke={palette.indigoDeep} width="16" />
      <g fontSize="16">
        <rect fill={palette.sun} height="44" rx="16" width="194" x="30" y="416" />
        <text fill={palette.ink} fontWeight="800" x="46" y="444">
          {messages.goals[0]}
        </text>
        <rect fill={palette.indigo} height="44" rx="16" width="126" x="30" y="470" />
        <text fill={palette.shea} x="46" y="498">
          {messages.goals[1]}
        </text>
        <rect fill={palette.indigo} height="44" rx="16" width="120" x="166" y="470" />
        <text fill={palette.shea} x="182" y="498">
          {messages.goals[2]}
        </text>
      </g>
      <rect fill={palette.sun} height="52" rx="16" width="256" x="32" y="550" />
      <text fill={palette.ink} fontSize="19" fontWeight="800" textAnchor="middle" x="160" y="583">
        {messages.button}
      </text>
    </Screen>
  );
}
