import { expect, test } from "vitest";
import { mayContainToken, readEmailedLink } from "./emailed-link.ts";
import links from "./emailed-links.cases.json" with { type: "json" };

const own = "3DzY-_aB0123456789abcdefghijklmnopqrstuvwx-";

test.each(links)("reads $url as $link [spec 48, 49, 50]", ({ url, link }) => {
  expect(readEmailedLink(url) ?? null).toEqual(link);
  expect(mayContainToken(url)).toBe(link !== null);
});

test("reads the longest address of slashes in linear time", () => {
  expect(mayContainToken(`/resetPhoneNumber${"/".repeat(1e6)}?`)).toBe(false);
});

test("reads no token of more than 2048 characters", () => {
  expect(readEmailedLink(`/?token=${"a".repeat(2048)}`)?.token).toHaveLength(2048);
  expect(readEmailedLink(`/?token=${"a".repeat(2049)}`)).toEqual({ kind: "phone", token: undefined });
});

const list = (table: string) => table.trim().split(/\s+/);

/** What mail programs, messengers, trackers and hands make of `?NAME=OWN`. */
const damagedQueries = list(`
  ?amp;NAME=OWN ?utm_source=mail&amp;NAME=OWN ?utm_source=mail&amp%3BNAME=OWN&amp%3Bx=1
  ?utm_source=mail&#38;NAME=OWN ?NAME=OWN&amp;utm_source=mail ?NAME=3DOWN ?NAME=3D3DOWN ?NAME==3DOWN
  ?NAME%3DOWN ?NAME%3D3DOWN ?NAME%253DOWN ?NAME=3D%22OWN%22 ?=NAME=OWN ?%20NAME=OWN ?NAME%20=OWN
  %3FNAME=OWN %3fNAME%3dOWN #?NAME=OWN #NAME=OWN //?NAME=OWN /index.html?NAME=OWN ?UPPER=OWN
  ?utm_source=mail&NAME=OWN&fbclid=IwAR0-x_y ?NAME=OWN?fbclid=1 ?NAME=OWN#:~:text=Reset
  ?NAME=OWN%20(valid%20for%20a%20day) ?NAME=%20OWN ?NAME=%3COWN%3E ?NAME=%22OWN%22
  ?NAME=HEAD%20TAIL ?NAME=HEAD%0D%0ATAIL ?NAME=HEAD%0D%0A%20TAIL ?NAME=HEAD%3D%0D%0ATAIL ?NAME=HEAD=TAIL
  ?NAME=HEAD%E2%80%8BTAIL ?NAME=HEAD%C2%ADTAIL%EF%BB%BF ?%E2%80%8BNAME%E2%81%A0=OWN
  ?NAME=%E2%80%8EOWN%E2%80%8F ?NAME=%2533%2544OWN ?NAME=ENCODED ?NAME=TWICE
`);
const ends = list(`. ) > , " ' ; ] ! * … / %20 %3E %22%3E %C2%A0 .%20`);
const damagedPaths = list(`
  /resetPhoneNumber/OWN/ /resetPhoneNumber/OWN. /resetPhoneNumber/OWN) /resetPhoneNumber/OWN%3E
  /resetPhoneNumber/OWN%20 /resetPhoneNumber/OWN/?fbclid=1 /resetPhoneNumber/HEAD%0D%0ATAIL
  /resetPhoneNumber//OWN /resetPhoneNumber%2FOWN /resetPhoneNumber%252FOWN //resetPhoneNumber/%3COWN%3E
  /resetphonenumber/OWN /RESETPHONENUMBER/OWN /reset-phone-number/OWN /resetPhoneNumber%20/OWN
  /reset_phone_number/OWN?utm_source=mail /reset%20Phone%20Number/OWN /resetPhoneNumbers/OWN
  /resetPhone/OWN /resetPhoneNumber=OWN /en/resetPhoneNumber/ENCODED /Fr/ResetPhoneNumber/HEAD=TAIL
`);
const encode = (text: string) => text.replaceAll(/./g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
const damaged = [
  ...[...damagedQueries, ...ends.map((end) => `?NAME=OWN${end}`)].flatMap((query) => [
    { kind: "phone", address: `/${query}`.replace("NAME", "token").replace("UPPER", "TOKEN") },
    { kind: "password", address: `/${query}`.replace("NAME", "password").replace("UPPER", "PASSWORD") },
  ]),
  ...damagedPaths.map((address) => ({ kind: "phone", address })),
].map(({ kind, address }) => ({
  kind,
  address: address
    .replace("OWN", own)
    .replace("HEAD", own.slice(0, 20))
    .replace("TAIL", own.slice(20))
    .replace("ENCODED", encode(own))
    .replace("TWICE", encode(encode(own))),
}));

test.each(damaged)("reads the $kind link of $address", ({ kind, address }) => {
  expect(readEmailedLink(address)).toEqual({ kind, token: own });
  expect(mayContainToken(address)).toBe(true);
});

const others = `${own.slice(1)} ${own}a ${own}= ${own}.payload.signature ${own}+b/c== ${"a".repeat(64)}`;

test.each([...list(others), "0b5b4d6e-9c6f-4d0e-8f0a-2f6d3c1b9a77"])(
  "leaves %s, which another backend may have issued, as it is",
  (token) => {
    expect(readEmailedLink(`/?token=${token}`)?.token).toBe(token);
  },
);

test.each(
  list(`/resetPassword/s3cret /reset/s3cret/ /fr/Reset-email/s3cret?a=1 //resetMail%2Fs3cret /sw/reset=s3cret
    /changePhone/${own} /fr/verify/${own}/ /x/${own}.`),
)("finds no link, but maybe a token, in %s", (address) => {
  expect([readEmailedLink(address), mayContainToken(address)]).toEqual([undefined, true]);
});

test.each(
  list(
    "/ /? /?tokens=1 /?mytoken=a /?my-token=a /faq?search=token /resetPhoneNumber /reset/ /security#token /faq?reset/1",
  ),
)("finds no token in %s", (address) => {
  expect([readEmailedLink(address), mayContainToken(address)]).toEqual([undefined, false]);
});
