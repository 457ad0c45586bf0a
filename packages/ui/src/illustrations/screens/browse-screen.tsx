import { Line } from "../../drawing/line.tsx";
import { Label, type MessagesLike, type WithMessages } from "../picture-texts.tsx";
import { palette } from "../../tokens/tokens.ts";
import { kamau } from "./members.ts";
import { Photo, placeOf, Screen, type MemberScreenProps } from "./screen.tsx";

const english = {
  nearby: "Near you",
  /** The member's introduction. */
  about: "Cooks, and does the dishes.",
} as const;

export type BrowseScreenMessages = MessagesLike<typeof english>;

/**
 * Browsing: one member at a time, to like or to pass.
 *
 * @example <BrowseScreen label="The app shows Kamau, 31, from Nairobi, to like or to pass" />
 */
export function BrowseScreen({
  member = kamau,
  messages = english,
  ...props
}: MemberScreenProps & WithMessages<BrowseScreenMessages>) {
  return (
    <Screen phone={palette.clay} {...props}>
      <Label at={[30, 72]} bold fill={palette.shea} size="22" text={messages.nearby} />
      <Line d="M250 58H290M250 72H290" stroke={palette.shea} width="4" />
      <Line d="M264 58h0M278 72h0" stroke={palette.sun} width="14" />
      <Photo box={[20, 96, 280, 312]} crop="-86 44 512 570" ground={palette.palm} person={member.person} />
      <path
        d="M19 95H48A28 28 0 0 0 20 123H19ZM301 95H272A28 28 0 0 1 300 123H301Z"
        fill={palette.indigoDeep}
      />
      <path d="M20 408H300V492A28 28 0 0 1 272 520H48A28 28 0 0 1 20 492Z" fill={palette.indigo} />
      <Label at={[40, 447]} bold fill={palette.shea} size="28" text={`${member.name}, ${member.age}`} />
      <Label at={[40, 473]} fill={palette.sky} text={placeOf(member)} />
      <Label at={[40, 500]} fill={palette.sky} size="16" text={messages.about} />
      <circle cx="102" cy="572" fill={palette.indigo} r="36" />
      <Line d="M90 560L114 584M114 560L90 584" stroke={palette.shea} width="6" />
      <circle cx="218" cy="572" fill={palette.sun} r="36" />
      <path
        d="M218 592C192 574 195 553 208 553Q216 553 218 562Q220 553 228 553C241 553 244 574 218 592Z"
        fill={palette.hibiscus}
      />
    </Screen>
  );
}
