import { honeypotName } from "@matchfront/forms";
import { expect, onTestFinished, test, vi } from "vitest";
import { filesWith, runCommand } from "../../test/stored-messages.ts";
import { sharedApp, startApp } from "../../test/start-app.ts";
import { startTestServer } from "../../test/start-test-server.ts";

const engine = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const phone = `Mozilla/5.0 (Linux; Android 10; K) ${engine} Chrome/130.0 Mobile Safari/605.1.15`;
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${engine} Version/18.1 Mobile/15E148`;
const tablet = `Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) ${engine} Version/16.0 Mobile/15E148`;
const desktop = "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0";
const bot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const [onPhone, onTablet, byBot] = [phone, tablet, bot].map((name) => ({ "user-agent": name }));
const sites = ["none", "same-origin", "cross-site"];
const [typed, own, foreign] = sites.map((name) => ({ "sec-fetch-site": name }));
const from = (referer: string) => ({ referer });

type Headers = Readonly<Record<string, string>>;

/** @param request its method and path, such as "GET /" */
async function send(origin: string, request: string, headers: Headers = {}, body?: string) {
  const [method = "", path = ""] = request.split(" ");
  const init = { method, headers: { "user-agent": desktop, ...headers }, redirect: "manual" } as const;
  return await fetch(new URL(path, origin), body === undefined ? init : { ...init, body });
}

/** Adds the campaign `spring`, and `winter`, which has ended. `counted` returns what was counted since the last call. */
async function listen({ app, database, numbers, visitCounts }: Awaited<ReturnType<typeof startApp>>) {
  for (const name of ["spring", "winter"]) await numbers.addCampaign(name);
  await numbers.endCampaign("winter");
  await visitCounts.flush();
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  const counted = async () => {
    await visitCounts.flush();
    const rows = await database.deleteFrom("visit_count").returningAll().execute();
    const words = rows.map((row) => Object.values(row).slice(1).filter(Boolean).join(" "));
    return words.toSorted().join(", ");
  };
  return { visitCounts, database, counted, send: send.bind(undefined, origin) };
}

let shared: ReturnType<typeof listen> | undefined;

async function start() {
  const app = await (shared ??= sharedApp().then(listen));
  await app.counted();
  return app;
}

const unseen: readonly Headers[] = [
  { purpose: "prefetch", ...from("https://t.co/") },
  { "x-moz": "prefetch", ...foreign },
  { "x-purpose": "preview" },
  { "x-purpose": "instant" },
  { range: "bytes=0-99" },
];

const beacon = "POST /counts";
test.each<[request: string, headers: Headers | undefined, counts: string]>([
  ["GET /", onPhone, "view / en phone 1"],
  ["GET /", onTablet, "view / en tablet 1"],
  ["GET /", { "user-agent": "" }, "view / en bot 1"],
  ["GET /fr?c=spring", byBot, "view / fr bot 1"],
  ["GET /fr/contactus/", {}, "shown contact 1, view /contactus fr desktop 1"],
  ["GET /", { "if-none-match": "*", "cache-control": "max-age=0" }, "view / en desktop 1"],
  ["HEAD /", {}, ""],
  ["GET /assets/boot-1a2b3c4d.js", {}, ""],
  ["GET /?c=spring", { dnt: "1" }, ""],
  ["GET /?c=spring", { "sec-gpc": "1" }, ""],
  ["GET /", { "sec-purpose": "prefetch", ...foreign }, ""],
  ["GET /", { "sec-purpose": "prefetch;prerender", ...typed }, ""],
  ["GET /", { "sec-purpose": "prefetch", ...from("https://t.co/"), ...typed }, ""],
  ["GET /?c=spring", { "sec-purpose": "prefetch", ...typed }, "view / en desktop 1"],
  ["GET /", { "sec-purpose": "prefetch", ...from("http://127.0.0.1/faq"), ...typed }, "view / en desktop 1"],
  ...unseen.flatMap((headers): [string, Headers, string][] => [
    ["GET /contactus?c=spring", { ...typed, ...headers }, ""],
    ["GET /get?c=spring", { ...onPhone, ...headers }, ""],
  ]),
  ["GET /?c=spring", { purpose: "prefetch", ...own }, "view / en desktop 1"],
  ["GET /?c=spring", { "sec-purpose": "prefetch;prerender", purpose: "prefetch", ...own }, ""],
  ["GET /?c=spring", { "user-agent": "WhatsApp/2.23.20.0 A" }, "view / en bot 1"],
  ["GET /get?c=spring", { "user-agent": "TelegramBot (like TwitterBot)" }, ""],
  ["GET /", typed, "entry direct 1, view / en desktop 1"],
  ["GET /", foreign, "entry other 1, view / en desktop 1"],
  ["GET /", from("http://127.0.0.1/faq"), "view / en desktop 1"],
  ["GET /", from("https://www.google.co.ke/"), "entry search 1, view / en desktop 1"],
  ["GET /", from("https://lm.facebook.com/x"), "entry social 1, view / en desktop 1"],
  ["GET /", from("android-app://com.whatsapp/"), "entry social 1, view / en desktop 1"],
  ["GET /", from("https://notfacebook.com/"), "entry other 1, view / en desktop 1"],
  ["GET /?a=b&c=spring", from("https://t.co/a"), "entry campaign spring 1, view / en desktop 1"],
  ["GET /?c=spring", own, "view / en desktop 1"],
  ["GET /?c=winter", {}, "view / en desktop 1"],
  ["GET /get?c=spring", {}, "redirect none spring 1"],
  ["GET /get", onPhone, "redirect google 1"],
  ["GET /get?c=spring", onTablet, "entry campaign spring 1, redirect apple spring 1"],
  [`${beacon}/form-started/partnership`, {}, "started partnership 1"],
  [`${beacon}/form-started/constructor`, {}, ""],
  [`${beacon}/store-click/apple?c=spring`, own, "click apple spring 1"],
  [`${beacon}/store-click/amazon`, {}, ""],
  [`${beacon}/empty-search`, {}, "empty-search help 1"],
  [`${beacon}/empty-search`, foreign, ""],
  [`${beacon}/empty-search`, byBot, ""],
  [`${beacon}/empty-search`, { "sec-gpc": "1" }, ""],
])("counts %s with %o as '%s'", async (request, headers, counts) => {
  const app = await start();
  await app.send(request, headers);
  expect(await app.counted()).toBe(counts);
});

test("answers beacons alike, without reading a body, and counts 300 of one network in ten minutes", async () => {
  const app = await listen(await startApp());
  for (let times = 0; times < 302; times += 1) {
    const name = times === 0 ? "unknown" : "contact";
    const { status, headers } = await app.send(`${beacon}/form-started/${name}`, {}, "x".repeat(40_000));
    expect([status, headers.get("cache-control")]).toEqual([204, "no-store"]);
  }
  expect(await app.counted()).toBe("started contact 300");
});

test("counts a message that is stored, once, and none in quarantine", async () => {
  const app = await start();
  for (const [key, honeypot] of [["message-1"], ["message-1"], ["message-2"], ["message-3", "x"]]) {
    const fields = { topic: "Ad Sales", email: "a@example.org", description: key, [honeypotName]: honeypot };
    const headers = { "content-type": "application/json", "idempotency-key": String(key) };
    await app.send("POST /admin/sendContactUsEmail", headers, JSON.stringify(fields));
  }
  expect(await app.counted()).toBe("sent contact 2");
});

const googlePlay = "https://play.google.com/store/apps/details?id=fixture";
test.each<[path: string, headers: Headers | undefined, location: string]>([
  ["/a/spring", {}, "/?c=spring"],
  ["/fr/a/spring", {}, "/fr?c=spring"],
  ["/a/Spring/", {}, "/?c=spring"],
  ["/a/winter", {}, "/"],
  ["/a/%2F%2Fevil.example", {}, "/"],
  ["/a/spring%26x%0D%0Ay", {}, "/?c=spring"],
  ["/a/spring", { "sec-gpc": "1" }, "/"],
  ["/a/spring", { "x-purpose": "preview" }, "/?c=spring"],
  ["/get?c=spring", {}, "/download?c=spring#stores"],
  ["/get?c=winter", {}, "/download#stores"],
  ["/get", { "user-agent": "" }, "/download#stores"],
  ["/get?to=https://evil.example", { "x-forwarded-host": "evil.example" }, "/download#stores"],
  ["/get?c=//evil.example", {}, "/download#stores"],
  ["/fr/get", {}, "/fr/download#stores"],
  ["/fr/get", { "user-agent": iPhone }, "https://apps.apple.com/app/id1"],
  ["/fixture-blacks/get", onPhone, `${googlePlay}.blacks`],
  ["/fixture-blacks/get", onTablet, "https://apps.apple.com/app/id2"],
  ["/fixture-blacks/get", {}, "/fixture-blacks"],
  ["/sw/fixture-blacks/get", {}, "/sw/fixture-blacks"],
  ["/fr/fixture-blacks/get?c=spring", {}, "/fr/fixture-blacks?c=spring"],
  ["/get?c=spring", onPhone, `${googlePlay}&referrer=utm_source%3Dspring%26utm_campaign%3Dspring`],
  ["/get?c=winter", onPhone, googlePlay],
  ["/get?c=spring", { ...onPhone, dnt: "1" }, googlePlay],
  ["/get?c=spring", onTablet, "https://apps.apple.com/app/id1?pt=118765432&ct=spring"],
])("leads %s with %o to %s", async (path, headers, location) => {
  const response = await (await start()).send(`GET ${path}`, headers);
  expect(response.headers.get("location")).toBe(location);
  const [status, vary] = path.includes("/get") ? [302, "user-agent"] : [303, null];
  expect([response.status, response.headers.get("vary")]).toEqual([status, vary]);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("keeps counts while the database is down, and adds them later", async () => {
  const { counted, visitCounts, database, ...app } = await start();
  await app.send("GET /");
  await database.schema.alterTable("visit_count").renameTo("away").execute();
  await visitCounts.flush();
  expect((await app.send("GET /")).status).toBe(200);
  await database.schema.alterTable("away").renameTo("visit_count").execute();
  expect(await counted()).toBe("view / en desktop 2");
});

/** The requests of a day: how many, by which browser, and with which headers. */
const day: readonly [times: number, browser: string, request: string, headers?: Headers | undefined][] = [
  [40, phone, "GET /", typed],
  [25, phone, "GET /fr", from("https://www.google.fr/search?q=secret")],
  [12, iPhone, "GET /pt", from("https://l.instagram.com/")],
  [3, desktop, "GET /pt", from("https://duckduckgo.com/")],
  [6, tablet, "GET /", from("https://blog.example/ada")],
  [9, desktop, "GET /fr/contactus", own],
  [30, bot, "GET /"],
  [14, phone, "GET /?c=spring-ads", from("https://t.co/abc")],
  [8, desktop, "GET /?c=ada-lovelace", typed],
  [11, phone, "GET /get?c=spring-ads"],
  [2, iPhone, "GET /fr/get?c=ada-lovelace"],
  [7, iPhone, "POST /counts/store-click/apple?c=ada-lovelace", own],
  [6, desktop, "POST /counts/form-started/contact", own],
  [5, phone, "POST /counts/empty-search", own],
  [20, desktop, "GET /?c=spring-ads", { "sec-gpc": "1" }],
];

test("shows a simulated day in table, page and metrics, and stores nothing of its visitors", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date().setUTCHours(12, 0, 0, 0) });
  onTestFinished(() => void vi.useRealTimers());
  const { origin, metrics, environment, close } = await startTestServer({ METRICS_PORT: "0" });
  for (const name of ["spring-ads", "ada-lovelace"]) await runCommand(`campaigns add ${name}`, environment);
  const readPage = async () => await (await send(metrics, "GET /numbers")).text();
  // Reads the campaigns, too.
  await readPage();
  for (const [times, browser, request, headers] of day)
    for (let time = 0; time < times; time += 1)
      await send(origin, request, { "user-agent": browser, ...headers });

  const page = await readPage();
  expect(page).toContain("<td>117</td><td>30</td>");
  expect(page).toContain("<p>Page views by day, at most 117</p>");
  expect(page).not.toMatch(/<td>[0-4]<\/td>|<script|style="/);
  expect((await send(origin, "GET /numbers")).status).toBe(404);
  const samples = await (await fetch(metrics)).text();
  expect(samples).toContain('page_views_total{page="/",language="fr",device="phone"} 25\n');
  expect(samples).toContain('entries_total{source="campaign",campaign="ada-lovelace"} 10\n');
  expect(samples).toContain('store_redirects_total{store="apple",campaign="ada-lovelace"} 2\n');
  expect(samples).toContain('store_clicks_total{store="apple",campaign="ada-lovelace"} 7\n');
  expect(samples).toMatch(
    /form_steps_total\{form="contact",step="started"\} 6\n[^]*empty_searches_total 5\n/,
  );
  expect(await filesWith(environment.DATA_DIR, "ada-lovelace")).not.toEqual([]);
  for (const personal of "Mozilla Android 127.0.0.1 google.fr duckduckgo secret blog.example".split(" "))
    expect(await filesWith(environment.DATA_DIR, personal)).toEqual([]);

  await close();
  await runCommand("campaigns end ada-lovelace", environment);
  const campaigns = (await runCommand("campaigns list", environment)).printed;
  expect(campaigns).toMatch(/^ada-lovelace +since [\d-]+, ended [\d-]+\nspring-ads +since [\d-]+\n$/);
  expect((await runCommand("numbers --days 1", environment)).printed).toContain(`Campaigns
  Campaign      Entries    /get  Clicks
  spring-ads         25      11      <5  ████████████████████████
  ada-lovelace       10      <5       7  ██████████
`);
  const today = new Date().toISOString().slice(0, 10);
  const csv = (await runCommand("numbers --csv", environment)).printed;
  expect(csv).toContain(`\n${today},view,/,fr,phone,,25\n`);
  expect(csv).toContain(`\n${today},view,/,pt,desktop,,<5\n`);
});
