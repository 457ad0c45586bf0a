import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { SiteServer } from "../e2e/site-server.ts";
import { describeInstalled } from "./describe-engines.ts";
import { orcaRequiredPaths, startOrca, type Orca } from "./start-orca.ts";

describeInstalled("Orca in Firefox", orcaRequiredPaths, () => {
  let server: SiteServer;
  beforeAll(async () => {
    server = await SiteServer.start();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const orcaAt = async (path: string): Promise<Orca> => {
    const orca = await startOrca(server.url + path);
    onTestFinished(orca.close);
    return orca;
  };

  test("invalid form: announces the summary, each field's error, and the thanks once corrected", async () => {
    const orca = await orcaAt("/partnership");
    await pressUntil(orca, "Tab", "Your Name");
    expect(await pressUntil(orca, "Tab", "Submit")).toContain("Email: Email is required");
    const said = await orca.press("Return");
    expect(said).toContain("Please fix the following");
    expect(said).toContain("Your Name: Name is required link");
    await pressUntil(orca, "Tab", "Your Name: Name is required");
    // Until it is in focus mode, Orca takes letters as its own keys.
    expect((await orca.press("Return")) + (await orca.listen())).toContain("Name is required");
    await orca.type("Ada Obi");
    expect(await pressUntil(orca, "Tab", "Email")).toContain(
      "Email is required We’ll reply to this address.",
    );
    await orca.type("ada@mail.example");
    expect(await pressUntil(orca, "Tab", "Phone Number")).toContain("Phone Number is required 10 digits");
    await orca.type("8031234567");
    expect(await pressUntil(orca, "Tab", "Tell us")).toContain("Description is required");
    await orca.type("We sell flowers.");
    await pressUntil(orca, "Tab", "Submit");
    await expectThanks(orca);
  });

  test("contact: announces no empty field as invalid, and the thanks with a reference", async () => {
    const orca = await orcaAt("/contactus");
    const said = await pressUntil(orca, "Tab", "Description");
    expect(said).toContain("Topic combo box");
    expect(said).toContain("Email entry required");
    expect(said).not.toContain("invalid");
    await orca.type("Hello there.");
    await pressUntil(orca, "shift+Tab", "Email");
    await orca.type("ada@mail.example");
    await pressUntil(orca, "shift+Tab", "Topic");
    const chosen = await orca.press("Down");
    // The error that the choice removes may be spoken first.
    expect(chosen + (await orca.listen())).toContain("Ad Sales");
    await pressUntil(orca, "Tab", "Send");
    await expectThanks(orca);
    expect(await orca.press("Tab")).toContain("What you sent");
    expect(await orca.press("Tab")).toContain("Close push button");
    expect(await orca.press("Return")).toContain("Contact Us");
  });

  test("phone reset: announces fields, a wrong code and the change", async () => {
    await server.addMember("+2348031230000");
    const link = new URL(await server.issueLink("phone"));
    const orca = await orcaAt(link.pathname + link.search);
    await pressUntil(orca, "Tab", "Number entry");
    const country = await orca.press("shift+Tab");
    expect(country).toContain("Country code combo box");
    expect(country).not.toContain("invalid");
    expect(await orca.type("Nigeria")).toContain("Nigeria (+234)");
    expect(await orca.press("Tab")).toContain("We’ll text it a code");
    await orca.type("8031239999");
    await orca.press("Return");
    const code = await server.codeFor("8031239999");
    await orca.type(code === "000000" ? "000001" : "000000");
    expect(await orca.press("Return")).toContain("OTP Doesn't match");
    await orca.type(code);
    expect(await orca.press("Return")).toContain("Your phone number has been changed.");
  });

  test("menu and help answers announce whether they are expanded", async () => {
    const orca = await orcaAt("/");
    await pressUntil(orca, "Tab", "Skip to content");
    // Firefox's minimum window width is 500 px; at 150 % zoom the page has 333 px.
    await orca.resize(500);
    for (let steps = 0; steps < 4; steps += 1) await orca.press("ctrl+plus");
    expect(await pressUntil(orca, "Tab", "Menu")).toContain("Menu collapsed");
    expect(await orca.press("Return")).toContain("expanded");
    expect(await orca.press("Tab")).toContain("link");
    expect(await orca.press("Escape")).toContain("Menu collapsed");
    await orca.goto(`${server.url}/faq`);
    expect(await pressUntil(orca, "Tab", "Is Moyo free?")).toContain("Is Moyo free? collapsed");
    expect(await orca.press("Return")).toContain("expanded");
    await pressUntil(orca, "Tab", "Link to this answer");
    expect(await pressUntil(orca, "Up", "Free to download")).toContain("Free to download");
  });

  test("store badge is one link with one name", async () => {
    const orca = await orcaAt("/download");
    await pressUntil(orca, "Tab", "Skip to content");
    const said = await pressUntil(orca, "Down", "Google Play");
    expect(said).toContain("Download on the App Store link");
    expect(said).toContain("Get it on Google Play link");
  });
});

/** Submits a form with its focused button. Expects the complete thanks, and no "Loading" after it. */
async function expectThanks(orca: Orca): Promise<void> {
  const said = `${await orca.press("Return")}\n${await orca.listen()}`;
  expect(said).toMatch(/Thank you for your interest![^]*Your reference: [\da-f]{8}/);
  expect(said).not.toContain("Loading");
}

/** Presses a key, at most twenty times, until Orca speaks a text. Returns everything spoken. */
async function pressUntil(orca: Orca, key: string, text: string): Promise<string> {
  let said = "";
  for (let presses = 0; presses < 20 && !said.includes(text); presses += 1)
    said += `${await orca.press(key)}\n`;
  return said;
}
