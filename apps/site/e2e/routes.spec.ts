import { brand } from "../brand.ts";
import { parseHtml } from "../publish/html.ts";
import { pageWords } from "../test/page-words.ts";
import { expect, test } from "./test.ts";

/** The route table of the specification's section 2: [path, the page's heading] */
const routes = [
  ["/", "The #1 dating app for Black singles"],
  [`/${brand.slug}-blacks`, `${brand.variant.name}, the #1 dating app for Black singles`],
  ["/advertise", "Grow Your Business"],
  ["/advertise-form", "We will get back to you within 24 Hours"],
  ["/ambassadors", "Become an Affiliate"],
  ["/download", `Download ${brand.name}`],
  ["/blacks", "Find Singles near you Today #1 Dating App for Black Singles"],
  ["/privacy", "Privacy policy"],
  ["/terms", "Terms of use"],
  ["/policy", "Cookie Policy"],
  ["/security", "Security"],
  ["/partnership", "Partnership Program"],
  ["/contactus", "Contact Us"],
  ["/safety", "Dating safety tips"],
  ["/safetytips", "Thanks for Joining"],
  ["/faq", "Help"],
  ["/communityguidelines", "Community Guidelines"],
] as const;

for (const [path, heading] of routes) {
  test(`whoever asks for ${path} gets the page “${heading}”`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(pageWords(parseHtml(await answer.text())).title).toBe(heading);
  });
}

test("/resetPhoneNumber/{token} is the home page, but for a line without script", async ({ request }) => {
  const [link, home] = await Promise.all([request.get("/resetPhoneNumber/a1b2"), request.get("/")]);
  expect(link.status()).toBe(200);
  const expected = (await home.text())
    .replace(/<template data-emailed-link="">(.*?)<\/template>/s, "<noscript>$1</noscript>")
    // Its script does not wait for what is seen: the secret leaves the address at once.
    .replace(/<template id="late">(.*?)<\/template><script>.*?<\/script>/s, "$1");
  expect(await link.text()).toBe(expected);
});
