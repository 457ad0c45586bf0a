import { Curve, Line } from "../../drawing/line.tsx";
import { Label, type MessagesLike, type WithMessages } from "../picture-texts.tsx";
import { palette } from "../../tokens/tokens.ts";
import { Screen, type ScreenProps } from "./screen.tsx";

const english = {
  heading: "What happened?",
  lead: "Tell us, and we’ll look into it.",
  /** Six reasons. The first is selected. */
  reasons: [
    "Asked me for money",
    "Fake profile",
    "Insults or threats",
    "Explicit messages",
    "May be under 18",
    "Something else",
  ],
  block: "Block them, too",
  /** The effect of a block. */
  blocked: "They can’t contact you again.",
  button: "Send report",
} as const;

export type ReportScreenMessages = MessagesLike<typeof english>;

/**
 * Reporting a member: the reason, and a switch to block them.
 *
 * @example <ReportScreen label="Reporting a member in the app: a list of reasons, and a switch to block them" />
 */
export function ReportScreen({
  messages = english,
  ...props
}: ScreenProps & WithMessages<ReportScreenMessages>) {
  return (
    <Screen ground={palette.indigo} phone={palette.clay} {...props}>
      <path d="M15 98A32 32 0 0 1 47 66H273A32 32 0 0 1 305 98V625H15Z" fill={palette.indigoDeep} />
      <Line d="M140 84H180" stroke={palette.sky} width="5" />
      <Label at={[32, 128]} bold fill={palette.shea} size="26" text={messages.heading} />
      <Label at={[32, 156]} fill={palette.sky} size="16" text={messages.lead} />
      {messages.reasons.map((reason, row) => (
        <Label at={[72, 204 + row * 44]} fill={palette.shea} key={reason} text={reason} />
      ))}
      <g fill="none" stroke={palette.sky} strokeWidth="2.5">
        {messages.reasons.map((reason, row) => (
          <circle cx="46" cy={198 + row * 44} key={reason} r="12" />
        ))}
      </g>
      <circle cx="46" cy="198" fill={palette.sun} r="13" />
      <Curve d="M40 198L44 203L52 193" stroke={palette.ink} rounded width="3" />
      <path d="M32 452H288" stroke={palette.indigo} strokeWidth="3" />
      <Label at={[32, 488]} bold fill={palette.shea} text={messages.block} />
      <Label at={[32, 511]} fill={palette.sky} size="15" text={messages.blocked} />
      <Line d="M258 482H274" stroke={palette.sun} width="28" />
      <circle cx="274" cy="482" fill={palette.ink} r="10" />
      <rect fill={palette.sun} height="52" rx="16" width="256" x="32" y="550" />
      <Label at={[160, 583]} bold centered fill={palette.ink} size="19" text={messages.button} />
    </Screen>
  );
}
