/** Common mail domains in Africa and its diaspora, and real ones that differ from these by one letter. */
const domains = (
  "gmail.com googlemail.com yahoo.com yahoo.co.uk yahoo.fr yahoo.co.za yahoo.gr ymail.com rocketmail.com " +
  "hotmail.com hotmail.co.uk hotmail.fr outlook.com outlook.fr outlook.pt outlook.at outlook.it live.com live.fr live.co.uk live.co.za msn.com " +
  "icloud.com aol.com proton.me protonmail.com gmx.com mail.com email.com orange.fr wanadoo.fr laposte.net " +
  "sapo.pt mweb.co.za webmail.co.za vodamail.co.za telkomsa.net iafrica.com"
).split(" ");

/** Returns the common domain that differs by one typo: a letter missing, added or replaced, or two swapped. */
export function suggestDomain(email: string): string | undefined {
  const [, input = ""] = email.toLowerCase().split("@");
  return domains.includes(input) ? undefined : domains.find((domain) => isOneTypo(input, domain));
}

function isOneTypo(input: string, domain: string): boolean {
  let start = 0;
  while (start < input.length && input[start] === domain[start]) start += 1;
  let end = 0;
  const rest = Math.min(input.length, domain.length) - start;
  while (end < rest && input.at(-1 - end) === domain.at(-1 - end)) end += 1;
  const wrong = input.slice(start, input.length - end);
  const right = domain.slice(start, domain.length - end);
  if (wrong.length === 2) return right === wrong.charAt(1) + wrong.charAt(0);
  return wrong.length < 2 && right.length < 2;
}
