import { brand } from "../brand.ts";
import { parseHtml } from "../build/html.ts";
import { readPageText } from "../test/page-text.ts";
import { expect, test } from "./test.ts";

/** The route table of the specification: [path, heading, sentence numbers] */
const routes = [
  ["/", "The #1 dating app for Black singles", "1, 16"],
  [`/${brand.slug}-blacks`, `${brand.variant.name}, the #1 dating app for Black singles`, "2, 17"],
  ["/advertise", "Grow Your Business", "18"],
  ["/advertise-form", "We will get back to you within 24 Hours", "19"],
  ["/ambassadors", "Become an Affiliate", "20"],
  ["/download", `Download ${brand.name}`, "21"],
  ["/blacks", "Find Singles near you Today #1 Dating App for Black Singles", "22"],
  ["/privacy", "Privacy policy", "23"],
  ["/terms", "Terms of use", "24"],
  ["/policy", "Cookie Policy", "25"],
  ["/security", "Security", "26"],
  ["/partnership", "Partnership Program", "27"],
  ["/contactus", "Contact Us", "28"],
  ["/safety", "Dating safety tips", "29"],
  ["/safetytips", "Thanks for Joining", "30"],
  ["/faq", "Help", "31"],
  ["/communityguidelines", "Community Guidelines", "32"],
] as const;

for (const [path, heading, spec] of routes) {
  test(`${path} shows “${heading}” [spec 13, ${spec}]`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(readPageText(parseHtml(await answer.text())).title).toBe(heading);
  });
}

test("/resetPhoneNumber/{token} is the home page with a note for visitors without script [spec 33]", async ({
  request,
}) => {
  const [link, home] = await Promise.all([request.get("/resetPhoneNumber/a1b2"), request.get("/")]);
  expect(link.status()).toBe(200);
  const expected = (await home.text())
    .replace(/<template data-emailed-link="">(.*?)<\/template>/s, "<noscript>$1</noscript>")
    // The script is not deferred, so that the token leaves the URL at once.
    .replace(/<template id="late">(.*?)<\/template><script>.*?<\/script>/s, "$1");
  expect(await link.text()).toBe(expected);
});
