import { expect, test } from "vitest";
import { judgeFailure } from "./judge-failure.ts";

/** Real answers, as "outcome, setting to change: command answer". BODY is the end of the mail. */
const answers = String.raw`
Postfix
  blocked ?name=: RCPT TO 504 5.5.2 <web1>: Helo command rejected: need fully-qualified hostname
  blocked ?name=: RCPT TO 450 4.7.1 <www.example.org>: Helo command rejected: Host not found
  blocked SMTP_URL: RCPT TO 554 5.7.1 <help@example.org>: Relay access denied
  blocked SMTP_URL: AUTH PLAIN 535 5.7.8 Error: authentication failed: UGFzc3dvcmQ6
  blocked SMTP_URL: RCPT TO 553 5.7.1 <website@example.org>: Sender address rejected: not logged in
  blocked MAIL_FROM: RCPT TO 450 4.1.8 <website@example.org>: Sender address rejected: Domain not found
  blocked MAIL_FROM: RCPT TO 553 5.7.1 <website@example.org>: Sender address rejected: not owned by user help@example.org
  blocked MAIL_TO: RCPT TO 550 5.1.1 <help@example.org>: Recipient address rejected: User unknown in local recipient table
  blocked relay: RCPT TO 554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org
  deferred limit: CONN 421 4.7.0 mail.example.org Error: too many connections from 192.0.2.1
  unavailable: AUTH PLAIN 454 4.7.0 Temporary authentication failure: Connection lost to authentication server
  postponed: RCPT TO 450 4.2.0 <help@example.org>: Recipient address rejected: Greylisted, see http://postgrey.schweikert.ch/help/example.org.html
  refused: MAIL FROM 552 5.3.4 Message size exceeds fixed limit
  refused: BODY 550 5.7.1 Command rejected
Exim
  deferred limit: CONN 421 Too many concurrent SMTP connections; please try again later.
  deferred limit: BODY 550 Domain example.com has exceeded the max emails per hour (100/100 (100%)) allowed.  Message discarded.
  unavailable: AUTH LOGIN 435 Unable to authenticate at present
  postponed: RCPT TO 451 Temporary local problem - please try later
  blocked SMTP_URL: RCPT TO 550-Please turn on SMTP Authentication in your mail client, or login to the\r\n550-IMAP/POP3 server before sending your message. (localhost.localdomain)\r\n550-[192.168.1.190]:42630 is not permitted to relay through this server without\r\n550 authentication.
  refused: MAIL FROM 552 Message size exceeds maximum permitted
Google
  deferred limit: MAIL FROM 550 5.4.5 Daily SMTP relay limit exceeded for user.
  deferred limit: RCPT TO 452 4.2.2 The email account that you tried to reach is over quota.
  deferred limit: RCPT TO 550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages from being delivered.
  deferred limit: BODY 421 4.7.0 Our system has detected an unusual rate of unsolicited mail originating from your IP address.
  deferred limit: AUTH PLAIN 454 4.7.0 Too many login attempts, please try again later.
  blocked SMTP_URL: AUTH PLAIN 535-5.7.8 Username and Password not accepted. For more information, go to\r\n535 5.7.8 https://support.google.com/mail/?p=BadCredentials
  blocked SMTP_URL: MAIL FROM 530-5.5.1 Authentication Required. Learn more at\r\n530 5.5.1 https://support.google.com/mail/?p=WantAuthError
  blocked SMTP_URL: RCPT TO 421 4.7.0 TLS required for RCPT domain, closing connection.
  blocked MAIL_FROM: BODY 550 5.7.26 Unauthenticated email from example.org is not accepted due to domain's DMARC policy.
  refused: BODY 550 5.7.1 Our system has detected that this message is likely unsolicited mail. To reduce the amount of spam sent to Gmail, this message has been blocked.
Microsoft
  deferred limit: BODY 432 4.3.2 Concurrent connections limit exceeded. Visit https://aka.ms/concurrent_sending for more information.
  deferred limit: BODY 550 5.1.90 Your message can't be sent because you've reached your daily limit for message recipients
  deferred limit: BODY 554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException.MapiExceptionShutoffQuotaExceeded
  blocked SMTP_URL: AUTH LOGIN 535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Tenant.
  blocked SMTP_URL: MAIL FROM 530 5.7.57 SMTP; Client was not authenticated to send anonymous mail during MAIL FROM
  blocked MAIL_FROM: BODY 550 5.7.60 SMTP; Client does not have permissions to send as this sender
  blocked MAIL_FROM: BODY 554 5.2.0 STOREDRV.Submission.Exception:SendAsDeniedException.MapiExceptionSendAsDenied; Failed to process message due to a permanent exception
  blocked relay: MAIL FROM 550 5.7.1 Unfortunately, messages from [192.0.2.1] weren't sent. Please contact your Internet service provider since part of their network is on our block list (S3150).
  blocked relay: BODY 550 5.7.501 Service unavailable. Spam abuse detected from IP range.
Amazon
  deferred limit: CONN 421 Too many concurrent SMTP connections
  deferred limit: BODY 454 Throttling failure: Daily message quota exceeded
  postponed: BODY 451 Temporary service failure
  blocked SMTP_URL: AUTH PLAIN 535 Authentication Credentials Invalid
  blocked MAIL_FROM: BODY 554 Message rejected: Email address is not verified. The following identities failed the check in region EU-WEST-1: website@example.org
  blocked console: BODY 554 Access denied: User arn:aws:iam::123456789012:user/a is not authorized to perform ses:SendRawEmail on resource arn:aws:ses:eu-west-1:123456789012:identity/example.org
  blocked console: BODY 554 Message rejected: Sending paused for this account. For more information, please check the inbox of the email address associated with your AWS account.
  refused: BODY 552 Message is too long.
Others
  deferred limit: MAIL FROM 550 Connection frequency limited. http://service.mail.qq.com/cgi-bin/help?subtype=1&&id=20022&&no=1000722
  deferred limit: CONN 421 4.7.0 [TSS04] Messages from 192.0.2.1 temporarily deferred due to unexpected volume or user complaints
  blocked MAIL_FROM: BODY 421 Domain example.org is not allowed to send: Free accounts are for test purposes only. Please upgrade or add the address to your authorized recipients.
  blocked password: MAIL FROM 503 Error: need EHLO and AUTH first !
  blocked SMTP_URL: RCPT TO 503 This mail server requires authentication when attempting to send to a non-local e-mail address. Please check your mail client settings or contact your administrator to verify that the domain or address is defined for this server.
  blocked MAIL_FROM: BODY 551 5.7.1 Not authorised to send from this header address
  blocked MAIL_FROM: BODY 553 Relaying disallowed as website@example.org
  blocked MAIL_TO: RCPT TO 550-The mail server could not deliver mail to help@example.org.  The account\r\n550-or domain may not exist, they may be blacklisted, or missing the proper dns\r\n550 entries.
  blocked relay: AUTH LOGIN 525 5.7.1 Unauthorized IP address
  deferred: BODY 554 Transaction failed
  refused: BODY 554 DT:SPM 163 smtp5,D9GowACHO7RNWNdXmXs1Bw--.9035S2 1473730639, please see http://mail.163.com/help/help_spam_16.htm
  refused: BODY 550 5.7.1 Blocked by SpamAssassin
  blocked: MAIL FROM 502 5.7.0 Your SMTP account is not yet activated. Please contact us at contact@sendinblue.com to request activation
  deferred limit: AUTH PLAIN 451 Authentication failed: Maximum credits exceeded
  deferred limit: BODY 550 sorry, too many emails (#5.7.1)
  deferred limit: RCPT TO 552 5.2.2 Mailbox size limit exceeded
  deferred limit: RCPT TO 522 sorry, recipient mailbox is full (#5.2.2 - chkuser)
`;

const cases = Array.from(
  answers.matchAll(/^ {2}(\w+) ?(.*?): ((?:AUTH |MAIL |RCPT )?\w+) (.+)$/gm),
  ([, ...row]) => row,
);

test.each(cases)(
  "judges a mail %s (%s) if %s is answered with %s",
  (outcome, setting = "", command, answer = "") => {
    const response = answer.replaceAll(String.raw`\r\n`, "\n");
    const code = command === "BODY" ? "EMESSAGE" : "EENVELOPE";
    const judgment = judgeFailure(Object.assign(new Error(), { code, command, response }));
    expect(judgment.outcome).toBe(outcome);
    expect(judgment.advice ?? "").toContain(setting);
  },
);
