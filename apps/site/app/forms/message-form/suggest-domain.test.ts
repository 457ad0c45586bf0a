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
  [" Ada@GMIAL.COM ", "gmail.com"],
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
] as const)("suggests for %s the domain %s", ([email, domain]) => {
  expect(suggestDomain(email)).toBe(domain);
});

// Popular spell checkers for email domains correct most of these by mistake.
test.for([
  "",
  "ada",
  "ada@",
  "ada@gmail.com",
  "ada@ymail.com",
  "ada@mail.com",
  "ada@email.com",
  "ada@yahoo.com.ng",
  "ada@yahoo.co.za",
  "ada@yahoo.gr",
  "ada@outlook.it",
  "ada@orange.sn",
  "ada@sapo.ao",
  "ada@safaricom.co.ke",
  "ada@ucad.edu.sn",
  "ada@mail.example",
])("suggests nothing for %j", (email) => {
  expect(suggestDomain(email)).toBeUndefined();
});
