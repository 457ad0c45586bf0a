import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

const isTest = /\.(?:test|spec|cases|stories)\.|^packages\/tooling\//;
const sources = globSync("{apps,packages}/*/{app,publish,src}/**/*.{ts,tsx}", {
  cwd: root,
}).filter((file) => !isTest.test(file));
const definitions = sources.filter((file) => /^packages\/api-client\/src\/.+-calls?\.ts$/.test(file));
const paths = definitions.flatMap((file) =>
  Array.from(read(file).matchAll(/\bpath: "(\/[^"]+)"/g), ([, path = ""]) => ({ path, file })),
);

test("all eight calls of the specification are defined, and one of our own", () => {
  expect(paths.map(({ path }) => path).toSorted()).toEqual([
    "/VerificationCheck",
    "/Verifications",
    "/admin/changePasswordViaEmailForAdmin",
    "/admin/sendAdvertiseEmail",
    "/admin/sendContactUsEmail",
    "/admin/sendParternerUsEmail",
    "/api/isLinkActive",
    "/api/isPhoneAlreadyExist",
    "/api/updatePhoneNumber",
  ]);
});

// If this fails, take the path from `calls` of @matchfront/api-client.
test.each(paths)("$path occurs only in $file", ({ path, file }) => {
  expect(sources.filter((source) => read(source).includes(path))).toEqual([file]);
});
