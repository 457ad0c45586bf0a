/** Common mail domains in Africa and its diaspora, and real domains that differ from these by one letter. */
const domains = (
  "gmail.com googlemail.com yahoo.com yahoo.co.uk yahoo.fr yahoo.co.za yahoo.gr ymail.com rocketmail.com " +
  "hotmail.com hotmail.co.uk hotmail.fr outlook.com outlook.fr outlook.pt outlook.at outlook.it live.com live.fr live.co.uk live.co.za msn.com " +
  "icloud.com aol.com proton.me protonmail.com gmx.com mail.com email.com orange.fr wanadoo.fr laposte.net " +
  "sapo.pt mweb.co.za webmail.co.za vodamail.co.za telkomsa.net iafrica.com"
).split(" ");

/**
 * Returns the common domain that differs from the address's domain by one typo: a letter missing, added or replaced,
 * or two swapped.
 *
 * @example suggestDomain("ada@gmial.com"); // "gmail.com"
 */
export function suggestDomain(email: string): string | undefined {
  const [, typed = ""] = email.trim().toLowerCase().split("@");
  return domains.includes(typed) ? undefined : domains.find((domain) => isOneSlip(typed, domain));
}

function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  let end = 0;
  const rest = Math.min(typed.length, meant.length) - start;
  while (end < rest && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const wrong = typed.slice(start, typed.length - end);
  const right = meant.slice(start, meant.length - end);
  if (wrong.length === 2) return right === wrong.charAt(1) + wrong.charAt(0);
  return wrong.length < 2 && right.length < 2;
}
