import { expect, test } from "vitest";
import { suggestDomain } from "./suggest-domain.ts";

test.for([
  ["ada@gmial.com", "gmail.com"],
  ["ada@gamil.com", "gmail.com"],
  ["ada@gmai.com", "gmail.com"],
  ["ada@gmaill.com", "gmail.com"],
  ["ada@gnail.com", "gmail.com"],
  ["ada@gmail.con", "gmail.com"],
  ["ada@gmail.co", "gmail.com"],
  ["ada@gmail,com", "gmail.com"],
  ["ada@gmailcom", "gmail.com"],
  ["Ada@GMIAL.COM", "gmail.com"],
  ["ada@yaho.com", "yahoo.com"],
  ["ada@yahoo.co.ku", "yahoo.co.uk"],
  ["ada@yaoo.fr", "yahoo.fr"],
  ["ada@hotmial.fr", "hotmail.fr"],
  ["ada@outlok.fr", "outlook.fr"],
  ["ada@icloud.cm", "icloud.com"],
  ["ada@orage.fr", "orange.fr"],
  ["ada@mweb.co.z", "mweb.co.za"],
  ["ada@webmial.co.za", "webmail.co.za"],
  ["ada@sap.pt", "sapo.pt"],
  // Popular spell checkers for email domains correct most of these by mistake.
  ["", undefined],
  ["ada", undefined],
  ["ada@", undefined],
  ["ada@gmail.com", undefined],
  ["ada@ymail.com", undefined],
  ["ada@mail.com", undefined],
  ["ada@email.com", undefined],
  ["ada@yahoo.com.ng", undefined],
  ["ada@yahoo.co.za", undefined],
  ["ada@yahoo.gr", undefined],
  ["ada@outlook.it", undefined],
  ["ada@orange.sn", undefined],
  ["ada@sapo.ao", undefined],
  ["ada@safaricom.co.ke", undefined],
  ["ada@ucad.edu.sn", undefined],
  ["ada@mail.example", undefined],
] as const)("the suggested domain for %j: %s", ([email, domain]) => {
  expect(suggestDomain(email)).toBe(domain);
});
