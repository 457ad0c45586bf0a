import type { ComponentType } from "react";
import { Label, type MessagesLike, type WithMessages } from "../picture-texts.tsx";
import { palette } from "../../tokens/tokens.ts";
import { amara, kamau } from "./members.ts";
import { Screen, type ScreenProps } from "./screen.tsx";

const english = {
  heading: "It’s a match!",
  text: ["You and Kamau", "both slid right."],
  button: "Say hello",
  /** The button to go on without a message. */
  later: "Keep browsing",
} as const;

export type MatchScreenMessages = MessagesLike<typeof english>;

export type MatchScreenProps = ScreenProps &
  WithMessages<MatchScreenMessages> & {
    /** The person on the left, as in a `Couple`. @default Amara */
    left?: ComponentType | undefined;
    /** The person on the right. @default Kamau */
    right?: ComponentType | undefined;
  };

/**
 * A match: two members who liked each other.
 *
 * @example <MatchScreen label="It’s a match: Amara and Kamau both slid right" />
 */
export function MatchScreen({
  left: Left = amara.person,
  right: Right = kamau.person,
  messages = english,
  ...props
}: MatchScreenProps) {
  return (
    <Screen ground={palette.indigo} phone={palette.hibiscus} {...props}>
      <path d="M156 84A128 128 0 0 0 156 340Z" fill={palette.sun} />
      <path d="M164 84A128 128 0 0 1 164 340Z" fill={palette.hibiscus} />
      <g transform="translate(1 128) scale(.5)">
        <Left />
      </g>
      <g transform="matrix(-.5 0 0 .5 319 128)">
        <Right />
      </g>
      <path d="M10 380H310V592A34 34 0 0 1 276 626H44A34 34 0 0 1 10 592Z" fill={palette.hibiscus} />
      <g fill={palette.shea} textAnchor="middle">
        <Label at={[160, 436]} bold size="36" text={messages.heading} />
        <Label at={[160, 470]} text={messages.text[0]} />
        <Label at={[160, 494]} text={messages.text[1]} />
      </g>
      <rect fill={palette.sun} height="52" rx="16" width="240" x="40" y="518" />
      <Label at={[160, 551]} bold centered fill={palette.ink} size="19" text={messages.button} />
      <Label at={[160, 602]} centered fill={palette.shea} text={messages.later} />
    </Screen>
  );
}
