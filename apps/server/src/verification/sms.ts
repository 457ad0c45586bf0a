/** A text message to one phone. */
export interface Sms {
  /** In E.164. */
  readonly to: string;
  readonly text: string;
  readonly at: Date;
}

/** Hands a text message over; fulfilled when it has left. */
export type SendSms = (sms: Sms) => Promise<void>;
