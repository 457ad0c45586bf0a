import type { NodemailerError } from "nodemailer";
import type { DeliveryFailure } from "./delivery.ts";

/** Instructions for operators, by their subject. */
const advices = {
  host: "Correct the host in SMTP_URL, or this machine's DNS.",
  port: "Correct host and port in SMTP_URL, and start the mail server. Many networks block port 25: try 587 or 465.",
  tls: "In SMTP_URL, write smtps:// if the port starts with TLS, as 465 does, and otherwise smtp://.",
  oldTls:
    "Update the mail server, whose TLS is too old, or add ?tls.minVersion=TLSv1&tls.ciphers=DEFAULT@SECLEVEL=0 to SMTP_URL.",
  starttls:
    "In SMTP_URL, use smtps:// and port 465, or a port with STARTTLS, such as 587, without ignoreTLS.",
  name: "The certificate has another name. Use it as the host in SMTP_URL, or add it as ?tls.servername=.",
  authority:
    "No known authority signed the certificate, or it has expired. Set NODE_EXTRA_CA_CERTS to a file with it. " +
    "Or add ?tls.rejectUnauthorized=false to SMTP_URL, but only in your own network.",
  login:
    "SMTP_URL needs a user and a password that the mail server accepts. In them, write @ : / ? # % as %40 %3A %2F %3F " +
    "%23 %25. Many providers want an app password or an SMTP key. Without a login, their operator must allow this machine.",
  greeting: "Add ?name= to SMTP_URL, with a host name of this server that DNS knows.",
  network:
    "The mail server rejects this machine's network address. Use your provider's relay, or ask its operator.",
  sender:
    "Set MAIL_FROM to an address that this account may use, and confirm its domain at the provider (SPF, DKIM).",
  recipient: "Set MAIL_TO to a mailbox that exists and accepts mail.",
  account:
    "The mail server does not let this account send. Look in your provider's console and its mails to you.",
  limit:
    "The mailbox, or your account's limit, is full for now. Empty it, raise the limit or lower SMTP_CONNECTIONS.",
};

type Rule = readonly [pattern: RegExp, outcome: DeliveryFailure, advice?: keyof typeof advices];

/**
 * The first match decides. A failure reads "RCPT TO 450 4.2.2 Mailbox full", where BODY is the end of the mail, or without
 * an answer "NONE ESOCKET read ECONNRESET". All mail goes from one address to one mailbox, so that only an answer to the
 * content is about one mail.
 */
const rules: readonly Rule[] = [
  [/^NONE EABORT/, "lease_lost"],
  [/^NONE.*(EDNS|ENOTFOUND|EAI_AGAIN)/, "unavailable", "host"],
  [/^NONE.*(altname|certificate's)/, "blocked", "name"],
  [/^NONE.*certificate/, "blocked", "authority"],
  [/^NONE.*(wrong version|packet length)/, "blocked", "tls"],
  [/^NONE.*(SSL alert|unsupported protocol|too small)/, "blocked", "oldTls"],
  [/^NONE.*Greeting never/, "unavailable", "tls"],
  [/^NONE EAUTH/, "blocked", "login"],
  [/^NONE (EMESSAGE|EENVELOPE|ESTREAM|undefined)/, "postponed"],
  [/^NONE/, "unavailable", "port"],

  [
    /^[A-Z ]+5(.* 5\.(3\.4|2\.3|6\.\d)(?!\d)|(?!.*(mailbox|quota)).*(size\b|too (big|large|long)))/i,
    "refused",
  ],
  [
    /^BODY 5(?!.*(\brate|too many|\bip\b|abuse)).*(\bspa?m(assassin)?\b|unsolicited|virus|malware|phish|content)/i,
    "refused",
  ],
  // The mailbox and its disk are full, the network is congested, or Google's and Microsoft's own limits are reached.
  [/[ #][45]\.(2\.2|3\.[12]|4\.5|7\.28|1\.90)(?!\d)/, "deferred", "limit"],
  [
    /too (many(?! hops)|much|quick|fast)|frequen|\brates?\b|rate.?limit|throttl|quota|exceed|busy/i,
    "deferred",
    "limit",
  ],
  [/\blimit|per (hour|day)|mailbox.* full|storage|space shortage/i, "deferred", "limit"],
  [/^[A-Z ]+5.*(temporar|(again|try|back) later)/i, "deferred", "limit"],
  [/^(CONN|EHLO|HELO|STARTTLS|AUTH.*) 4(?!21)/, "unavailable"],
  [/^[A-Z ]+4(?!21).*(temporar|gr[ae]y.?list)/i, "postponed"],
  [/\b(helo|ehlo)\b(?!.*\bauth)/i, "blocked", "greeting"],
  [/^STARTTLS|must issue a starttls|(tls|encryption) (is )?required/i, "blocked", "starttls"],
  [
    /block.?list|(?<!may be )black.?list|blocked using|banned|reputation|reverse|client host|\bip\b/i,
    "blocked",
    "network",
  ],
  [
    /^AUTH|\bauth.* (required|first)|requires auth|not (authenticated|logged in)|\brelay(?!ing disallowed as)|log ?in\b|^[A-Z ]+530/i,
    "blocked",
    "login",
  ],
  [
    /sender|(?<!un)verif|permission|send ?(as|from)|disallowed as|not allowed to send|from address/i,
    "blocked",
    "sender",
  ],
  [/dmarc|dkim|\bspf\b|unauthenticated|[ #]5\.(1\.[78]|7\.26)(?!\d)/i, "blocked", "sender"],
  [/^[A-Z ]+4(21|52)/, "deferred", "limit"],
  [/^[A-Z ]+(4|503)/, "postponed"],
  [/^BODY 5.*( 5\.[124]\.\d|suspend|disabled|account|access denied)/i, "blocked", "account"],
  [/^BODY 5.*(reject|refus|accept|polic|prohibit|score)/i, "refused"],
  // It may be about a limit, in another language.
  [/^BODY 5/, "deferred"],
  [/^CONN/, "blocked", "network"],
  [/^MAIL FROM/, "blocked", "sender"],
  [/^RCPT TO/, "blocked", "recipient"],
];

/** Decides what a failed delivery says about the mail, the mailbox, the mail server or the settings. */
export function judgeFailure({ code, command, message, response }: NodemailerError) {
  // Each line of an answer repeats its codes.
  const answer = response?.replaceAll(/\s*\n\d{3}[- ](?:\d\.\d+\.\d+ )?/g, " ").replace(/^(\d{3})-/, "$1 ");
  const isAnswer = answer !== undefined && /^\d{3}/.test(answer);
  const seen = isAnswer ? `${code === "EMESSAGE" ? "BODY" : command} ${answer}` : `NONE ${code} ${message}`;
  const [, outcome = "blocked", advice] = rules.find(([pattern]) => pattern.test(seen)) ?? [];
  return { outcome, advice: advice && advices[advice], isAfterContent: seen.startsWith("BODY") };
}
