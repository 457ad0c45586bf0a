import { Line } from "../../drawing/line.tsx";
import { Label, type MessagesLike, type WithMessages } from "../picture-texts.tsx";
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
      <Label at={[32, 84]} bold fill={palette.shea} size="28" text={messages.heading} />
      <Line d="M268 68L286 86M286 68L268 86" stroke={palette.shea} width="4" />
      <g fill={palette.sky} fontSize="16">
        <Label at={[32, 128]} text={messages.show} />
        <Label at={[32, 222]} text={messages.age} />
        <Label at={[32, 312]} text={messages.distance} />
        <Label at={[32, 402]} text={messages.goal} />
      </g>
      <rect fill={palette.indigo} height="48" rx="16" width="260" x="30" y="140" />
      <rect fill={palette.sun} height="48" rx="16" width="98" x="30" y="140" />
      <g fontSize="15" textAnchor="middle">
        <Label at={[79, 169]} bold fill={palette.ink} text={messages.people[0]} />
        <Label at={[168, 169]} fill={palette.shea} text={messages.people[1]} />
        <Label at={[247, 169]} fill={palette.shea} text={messages.people[2]} />
      </g>
      <g fill={palette.shea} fontWeight="800" textAnchor="end">
        <Label at={[288, 222]} text={messages.ages} />
        <Label at={[288, 312]} text={messages.farthest} />
      </g>
      <Line d="M36 250H284M36 340H284" stroke={palette.indigo} width="8" />
      <path d="M92 250H196M36 340H164" stroke={palette.sun} strokeWidth="8" />
      <Line d="M92 250h0M196 250h0M164 340h0" stroke={palette.sun} width="32" />
      <Line d="M92 250h0M196 250h0M164 340h0" stroke={palette.indigoDeep} width="16" />
      <g fontSize="16">
        <rect fill={palette.sun} height="44" rx="16" width="194" x="30" y="416" />
        <Label at={[46, 444]} bold fill={palette.ink} text={messages.goals[0]} />
        <rect fill={palette.indigo} height="44" rx="16" width="126" x="30" y="470" />
        <Label at={[46, 498]} fill={palette.shea} text={messages.goals[1]} />
        <rect fill={palette.indigo} height="44" rx="16" width="120" x="166" y="470" />
        <Label at={[182, 498]} fill={palette.shea} text={messages.goals[2]} />
      </g>
      <rect fill={palette.sun} height="52" rx="16" width="256" x="32" y="550" />
      <Label at={[160, 583]} bold centered fill={palette.ink} size="19" text={messages.button} />
    </Screen>
  );
}
