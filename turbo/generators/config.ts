import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Answers = { name: string; turbo: { paths: { root: string } } };
type Action = { readonly [option: string]: unknown } | ((answers: Answers) => string);

/** The part of Plop that generators use: `@turbo/gen` is not installed. */
type Plop = {
  setGenerator: (name: string, config: { description: string; prompts: object[]; actions: Action[] }) => void;
  renderString: (template: string, answers: object) => string;
};

const root = "{{ turbo.paths.root }}";
const file = "{{ kebabCase name }}";
const key = "{{ camelCase name }}";
const component = "{{ pascalCase name }}";
const title = "{{ sentenceCase name }}";

/** Adds the files of a folder of `templates`, whose tree is that of the repository. */
const addFiles = (folder: string): Action => ({
  type: "addMany",
  destination: root,
  base: `templates/${folder}`,
  templateFiles: `templates/${folder}/**`,
});

const format: Action = ({ turbo }) => {
  execFileSync("npx", ["oxfmt"], { cwd: turbo.paths.root });
  return "formatted";
};

// oxlint-disable-next-line import/no-default-export -- the name that @turbo/gen expects
export default function generators(plop: Plop): void {
  const prompts = [{ type: "input", name: "name", message: "The name, in kebab case, such as stat-row" }];

  const render = (template: string, answers: Answers) => plop.renderString(template, answers);

  /** Inserts lines into a file, each before the first match of a text. */
  const insertBefore =
    (path: string, lines: Readonly<Record<string, string>>): Action =>
    (answers) => {
      const whole = join(answers.turbo.paths.root, path);
      let content = readFileSync(whole, "utf8");
      for (const [text, line] of Object.entries(lines)) {
        if (!content.includes(text)) throw new Error(`${path}: expected the text ${JSON.stringify(text)}`);
        content = content.replace(text, () => `${render(line, answers)}\n${text}`);
      }
      writeFileSync(whole, content);
      return path;
    };

  /** Adds messages in English to all languages: a test names them until somebody translates and accepts them. */
  const addMessages: Action = (answers) => {
    const [name, path, english] = [key, file, title].map((each) => render(each, answers));
    const messages = {
      head: {
        title: english,
        description: "Write a sentence for search results, of at most 155 characters.",
      },
      title: english,
      text: "Write what the page says.",
    };
    const folder = join(answers.turbo.paths.root, "packages/locales/src");
    const source = join(folder, `en/${path}.ts`);
    if (existsSync(source))
      throw new Error(`packages/locales/src/en/${path}.ts exists. Choose another name.`);
    writeFileSync(source, `export const ${name} = ${JSON.stringify(messages, undefined, 2)} as const;\n`);
    for (const language of readdirSync(folder)) {
      const catalog = join(folder, language, "messages.json");
      if (!existsSync(catalog)) continue;
      const translated = JSON.parse(readFileSync(catalog, "utf8"));
      translated[name] = messages;
      translated.shell.links[name] = english;
      writeFileSync(catalog, `${JSON.stringify(translated, undefined, 2)}\n`);
    }
    return "messages in all languages";
  };

  plop.setGenerator("component", {
    description: "A component of packages/ui, with styles, test, stories and page",
    prompts,
    actions: [
      addFiles("component"),
      insertBefore("packages/ui/src/index.ts", {
        "export { breakpoints": `export { ${component}, type ${component}Props } from "./${file}/${file}.tsx";`,
      }),
      format,
    ],
  });

  /** The messages of a page, its row in the list of pages, and its link in the footer. */
  const addPage = (row: string): Action[] => [
    addMessages,
    insertBefore("packages/locales/src/en/messages.ts", {
      "import { variant }": `import { ${key} } from "./${file}.ts";`,
      "  variant,": `  ${key},`,
    }),
    insertBefore("packages/locales/src/en/shell.ts", { "    guidelines:": `    ${key}: "${title}",` }),
    insertBefore("apps/site/app/shell/navigation.ts", {
      '  { place: "community", label: "guidelines"': `  { place: "community", label: "${key}", path: "/${file}" },`,
    }),
    insertBefore("apps/site/app/shell/site-pages.ts", {
      '  { path: "/404"': `  { path: "/${file}", module: "${file}/${file}-page.tsx", head: "${key}", ${row}`,
    }),
  ];

  plop.setGenerator("page", {
    description: "A static page, with messages in all languages, a footer link, a story and tests",
    prompts,
    actions: [
      ...addPage('loading: "static" },'),
      addFiles("page"),
      insertBefore("apps/storybook/pages/pages.stories.tsx", {
        "import HomePage": `import ${component}Page from "@matchfront/site/pages/${file}/${file}-page.tsx";`,
        "export const NotFound": `export const ${component}: Story = { render: () => <${component}Page /> };`,
      }),
      format,
    ],
  });

  const formFile = `./${file}/${file}-form.ts`;
  const importCopy = `import { ${key}Copy as ${key} } from "../${file}/${file}-form.ts";`;

  plop.setGenerator("form", {
    description: "A form that sends a message: definition, call, mail, page, story and test",
    prompts,
    actions: [
      ...addPage(`loading: "hydrated" },\n  { path: "/${file}/sent", ...sent },`),
      addFiles("form"),
      insertBefore("packages/forms/src/site/message-form/define-message-form.ts", {
        '"contact" | "partnership"': `"${key}" |`,
      }),
      insertBefore("packages/forms/src/site/message-forms.ts", {
        "import { contactForm }": `import { ${key}Form } from "${formFile}";`,
        "advertisingForm] as const": `${key}Form,`,
      }),
      insertBefore("packages/forms/src/site/index.ts", {
        "export { submitCopy }": `export { ${key}Form } from "${formFile}";`,
        "export type { ContactValues }": `export type { ${component}Values } from "${formFile}";`,
      }),
      ...["en", "fr", "pt", "sw"].map((language) =>
        insertBefore(`packages/forms/src/site/languages/${language}.ts`, {
          [language === "en" ? "import { contactCopy" : "import type { SiteCopy }"]: importCopy,
          "  partnership": `  ${key},`,
        }),
      ),
      insertBefore("packages/api-client/src/calls/calls.ts", {
        "/** Sends the partnership form.": `/** Sends the ${title} form. */\nexport const ${key} = { ...message, path: "/admin/${key}" } as const satisfies CallDefinition;\n`,
      }),
      insertBefore("apps/server/src/messages/message-forms.ts", {
        "  type MessageCopy,": `  ${key}Form,`,
        "  partnership: connect(": `  ${key}: connect(${key}Form, calls.${key}, (copy) => ${key}Form.translate(copy.${key}), ({ email }) => \`[${title}] message from \${email}\`),`,
      }),
      insertBefore("apps/site/app/hydrate.ts", {
        "  partnership: () =>": `  ${key}: () => import("./forms/${file}/hydrate-${file}.ts"),`,
      }),
      insertBefore("apps/site/app/forms/invalid-post/render-form-page.tsx", {
        "import { contactFormConfig }": `import { ${key}FormConfig } from "../${file}/${file}-form-config.ts";`,
        "advertisingFormConfig];": `${key}FormConfig,`,
      }),
      format,
    ],
  });

  plop.setGenerator("language", {
    description: "A language of the site, with English texts until somebody translates them",
    prompts: [{ type: "input", name: "name", message: "The code, such as nl" }],
    actions: [
      addLanguage,
      insertBefore("packages/locales/src/locales.ts", {
        "} as const satisfies": `  {{ name }}: { name: "{{ name }}", tag: "{{ name }}", alphabets: ["accented"] },`,
      }),
      format,
    ],
  });
}

/** Prints the English messages. In a form's definition, the values of topics are their labels. */
const printEnglish = `
  import { locale as english } from "./en/locale.ts";
  import { locale as french } from "./fr/locale.ts";
  const { messages, forms } = english;
  const { options } = french.forms.contact.fields.topic;
  const topic = { ...forms.contact.fields.topic, options: Object.fromEntries(Object.keys(options).map((each) => [each, each])) };
  const contact = { ...forms.contact, fields: { ...forms.contact.fields, topic } };
  console.log(JSON.stringify({ "messages.json": messages, "forms.json": { ...forms, contact } }));
`;

/** Copies the French folder, with English texts where there are any; legal.json stays French. */
function addLanguage({ name, turbo }: Answers): string {
  const folder = join(turbo.paths.root, "packages/locales/src");
  const own = join(folder, name);
  cpSync(join(folder, "fr"), own, { recursive: true });
  rmSync(join(own, "README.md"));
  for (const part of ["change-log.json", "help.json", "hotlines.json"])
    cpSync(join(folder, "en", part), join(own, part));
  for (const part of readdirSync(join(own, "documents")))
    cpSync(join(folder, "en/documents", part), join(own, "documents", part));
  const node = join(turbo.paths.root, "node_modules/.bin/node");
  const json = execFileSync(
    node,
    ["--conditions=@matchfront/source", "--input-type=module", "-e", printEnglish],
    { cwd: folder, encoding: "utf8" },
  );
  const texts = { ...JSON.parse(json), "test-cases.json": { search: {}, sameAsEnglish: [], numerals: {} } };
  for (const [part, content] of Object.entries(texts))
    writeFileSync(join(own, part), `${JSON.stringify(content, undefined, 2)}\n`);
  for (const part of ["locale.ts", "dialogs.ts"]) {
    const source = readFileSync(join(own, part), "utf8")
      .replace(
        '{ fr as forms } from "@matchfront/forms/site/fr"',
        'forms from "./forms.json" with { type: "json" }',
      )
      .replace('"@matchfront/forms/site/fr-dialogs"', '"./forms.json"');
    writeFileSync(join(own, part), source);
  }
  return `packages/locales/src/${name}`;
}
