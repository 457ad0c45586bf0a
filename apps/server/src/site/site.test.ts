import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contactForm } from "@matchfront/forms/site";
import { expect, test } from "vitest";
import { builtSite } from "../../test/start-app.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { SetupError } from "../config/setup-error.ts";
import { readSiteFiles } from "./site-files.ts";
import { loadSite } from "./site.ts";

async function copyOfSite(): Promise<string> {
  const folder = await temporaryFolder();
  await cp(builtSite, folder, { recursive: true });
  return folder;
}

test("a built site tells its brand, its pages and how to render an invalid contact form", async () => {
  const site = await loadSite(builtSite);
  expect(site.brand).toEqual({
    name: "Fixture",
    origin: "https://fixture.example",
    addresses: {
      support: "support@fixture.example",
      security: "security@fixture.example",
      sender: "website@fixture.example",
    },
    stores: {
      apple: "https://apps.apple.com/app/id1",
      google: "https://play.google.com/store/apps/details?id=fixture",
    },
    variant: {
      path: "/fixture-blacks",
      stores: {
        apple: "https://apps.apple.com/app/id2",
        google: "https://play.google.com/store/apps/details?id=fixture.blacks",
      },
    },
  });
  expect(Object.keys(site.pages)).toEqual([
    "/",
    "/contactus",
    "/contactus/sent",
    "/404",
    "/500",
    "/maintenance",
    "/fr",
    "/fr/contactus",
    "/fr/contactus/sent",
    "/fr/404",
    "/fr/500",
    "/fr/maintenance",
  ]);
  const invalidReply = contactForm.invalidReply({ email: "ada" }, { email: "Must be a valid email" });
  expect(site.renderFormPage("contact", invalidReply, "en")).toContain("ada");
});

test.each(["site.json", "render.js"])(
  "a site without its %s is refused, saying how to build it",
  async (file) => {
    const folder = await copyOfSite();
    await rm(join(folder, file));
    const loading = loadSite(folder);
    await expect(loading).rejects.toThrow(SetupError);
    await expect(loading).rejects.toThrow(new RegExp(`${folder}.*Build the site first: `));
  },
);

test.each([
  { thrown: 'new Error("no window")', says: "no window" },
  { thrown: '"no window"', says: "no window" },
])("a site whose render.js throws $thrown is refused, with what it says", async ({ thrown, says }) => {
  const folder = await copyOfSite();
  await writeFile(join(folder, "render.js"), `throw ${thrown};`);
  await expect(loadSite(folder)).rejects.toThrow(`The site in ${folder} could not be read: ${says}. Build`);
});

test("a hash that could inject a directive into the policy is rejected", async () => {
  const folder = await copyOfSite();
  const file = join(folder, "site.json");
  await writeFile(file, (await readFile(file, "utf8")).replace("sha256-c3R5bGU=", "sha256-x'; script-src *"));
  await expect(loadSite(folder)).rejects.toThrow(/pages.*styles/);
});

test("a site too large for the memory is named, with what to do", async () => {
  const reading = readSiteFiles(join(builtSite, "public"), 100);
  await expect(reading).rejects.toThrow(SetupError);
  await expect(reading).rejects.toThrow(/has more than 100 bytes.+Move large files/);
});
