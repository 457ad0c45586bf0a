import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { Files } from "./files.ts";

type Answers = { name: string; turbo: { paths: { root: string } } };

/** The part of Plop that generators use: `@turbo/gen` is not installed. */
type Plop = {
  setGenerator: (
    name: string,
    config: { description: string; prompts: object[]; actions: ((answers: Answers) => string)[] },
  ) => void;
  renderString: (template: string, answers: object) => string;
};

/** Makes or changes files. */
type Change = (files: Files, answers: Answers) => void;

const file = "{{ kebabCase name }}";
const key = "{{ camelCase name }}";
const component = "{{ pascalCase name }}";
const title = "{{ sentenceCase name }}";

const localesFolder = "packages/locales/src";

/** Returns the codes of all languages: each has a folder. */
const languagesOf = (files: Files): string[] =>
  files.list(localesFolder).flatMap((path) => /^(\w+)\/locale\.ts$/.exec(path)?.[1] ?? []);

const toJson = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

/** The English copy of a form, until somebody writes it. */
const formCopy = {
  fields: {
    email: { label: "Email", hint: "We’ll reply to this address." },
    description: { label: "Description" },
  },
  send: "Send",
  sending: "Loading...",
  thanks: { message: "Thank you for your interest!", close: "Close" },
  sent: "Message sent",
  errorSummary: "Please fix the following",
  errors: {
    email: { required: "Email is required", email: "Must be a valid email" },
    description: { required: "Description is required" },
  },
};

// oxlint-disable-next-line import/no-default-export -- the name that @turbo/gen expects
export default function generators(plop: Plop): void {
  const render = (template: string, answers: Answers) =>
    plop.renderString(template, { ...answers, formCopy: JSON.stringify(formCopy) });

  /** Adds a generator that writes all its files, or none. */
  const define = (kind: string, description: string, changes: readonly Change[], example = "stat-row") => {
    const prompts = [{ type: "input", name: "name", message: `The name, such as ${example}` }];
    const make = (answers: Answers) => {
      const files = new Files(answers.turbo.paths.root);
      for (const change of changes) change(files, answers);
      return `${files.save()}\nNext: write, translate and look, by the guide docs/guides/add-a-${kind}.md`;
    };
    plop.setGenerator(kind, { description, prompts, actions: [make] });
  };

  /** Adds the files of a folder of `templates`, whose tree is that of the repository. */
  const addFiles =
    (kind: string): Change =>
    (files, answers) => {
      const folder = `turbo/generators/templates/${kind}`;
      for (const path of files.list(folder)) {
        const content = files.read(join(folder, path));
        files.add(render(path.replace(/\.hbs$/, ""), answers), render(content, answers));
      }
    };

  /** Inserts lines into a file, each before the first match of a text. */
  const insertBefore =
    (path: string, lines: Readonly<Record<string, string>>): Change =>
    (files, answers) => {
      let content = files.read(path);
      for (const [text, line] of Object.entries(lines)) {
        if (!content.includes(text)) throw new Error(`${path}: expected the text ${JSON.stringify(text)}`);
        content = content.replace(text, () => `${render(line, answers)}\n${text}`);
      }
      files.change(path, content);
    };

  /** Adds messages in English to all languages: a test names them until somebody translates and accepts them. */
  const addMessages: Change = (files, answers) => {
    const [name = "", path, english] = [key, file, title].map((each) => render(each, answers));
    const messages = {
      head: {
        title: english,
        description: "Write a sentence for search results, of at most 155 characters.",
      },
      title: english,
      text: "Write what the page says.",
    };
    const source = `export const ${name} = ${JSON.stringify(messages)} as const;\n`;
    files.add(`${localesFolder}/en/${path}.ts`, source);
    for (const language of languagesOf(files)) {
      const catalog = `${localesFolder}/${language}/messages.json`;
      if (!files.has(catalog)) continue;
      const translated = JSON.parse(files.read(catalog));
      translated[name] = messages;
      translated.shell.links[name] = english;
      files.change(catalog, toJson(translated));
    }
  };

  define("component", "A component of packages/ui, with styles, test, stories and page", [
    addFiles("component"),
    insertBefore("packages/ui/src/index.ts", {
      "export { breakpoints": `export { ${component}, type ${component}Props } from "./${file}/${file}.tsx";`,
    }),
  ]);

  /** The messages of a page, its row in the list of pages, and its link in the footer. */
  const addPage = (row: string): Change[] => [
    addMessages,
    insertBefore("packages/locales/src/en/messages.ts", {
      "export { variant }": `export { ${key} } from "./${file}.ts";`,
    }),
    insertBefore("packages/locales/src/en/shell.ts", { "    guidelines:": `    ${key}: "${title}",` }),
    insertBefore("apps/site/app/shell/navigation.ts", {
      '  { place: "community", label: "guidelines"': `  { place: "community", label: "${key}", path: "/${file}" },`,
    }),
    insertBefore("apps/site/app/shell/site-pages.ts", {
      '  { path: "/404"': `  { path: "/${file}", head: "${key}", ${row}`,
    }),
  ];

  define("page", "A static page, with messages in all languages, a footer link, a story and tests", [
    ...addPage('loading: "static" },'),
    addFiles("page"),
    insertBefore("apps/storybook/pages/pages.stories.tsx", {
      "import HomePage": `import ${component}Page from "@matchfront/site/pages/${file}/${file}-page.tsx";`,
      "export const NotFound": `export const ${component}: Story = { render: at("/${file}", ${component}Page) };`,
    }),
  ]);

  const formFile = `./${file}/${file}-form.ts`;

  /** Adds the English copy of a form to the other languages. */
  const addCopy: Change = (files, answers) => {
    for (const language of languagesOf(files).filter((each) => each !== "en")) {
      const path = `${localesFolder}/${language}/forms.json`;
      files.change(path, toJson({ ...JSON.parse(files.read(path)), [render(key, answers)]: formCopy }));
    }
  };

  define("form", "A form that sends a message: definition, call, mail, page, story and test", [
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
    insertBefore("packages/forms/src/site/en.ts", {
      "import { contactCopy": `import { ${key}Copy as ${key} } from "${formFile}";`,
      "  partnership": `  ${key},`,
    }),
    addCopy,
    insertBefore("packages/api-client/src/calls/calls.ts", {
      "/** Sends the partnership form.": `/** Sends the ${title} form. */\nexport const ${key} = { ...message, path: "/admin/${key}" } as const satisfies CallDefinition;\n`,
    }),
    insertBefore("apps/server/src/messages/message-forms.ts", {
      "  partnershipForm,": `  ${key}Form,`,
      "  partnership: connect(": `  ${key}: connect(${key}Form, calls.${key}, ({ ${key} }) => ${key}),`,
    }),
    insertBefore("apps/server/src/messages/message-mail.ts", {
      "  partnership: (": `  ${key}: ({ email }) => \`[${title}] message from \${email}\`,`,
    }),
    insertBefore("apps/site/app/hydrate.ts", {
      "  partnership: () =>": `  ${key}: () => import("./forms/${file}/hydrate-${file}.ts"),`,
    }),
    insertBefore("apps/site/app/forms/invalid-post/render-form-page.tsx", {
      "import { contactFormConfig }": `import { ${key}FormConfig } from "../${file}/${file}-form-config.tsx";`,
      "advertisingFormConfig];": `${key}FormConfig,`,
    }),
  ]);

  define(
    "language",
    "A language of the site, with English texts until somebody translates them",
    [
      addLanguage,
      insertBefore(`${localesFolder}/locales.ts`, {
        "} as const satisfies": `  {{ name }}: { name: "{{ name }}", tag: "{{ name }}", alphabets: ["accented"] },`,
      }),
    ],
    "nl",
  );
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
function addLanguage(files: Files, { name, turbo }: Answers): void {
  const { root } = turbo.paths;
  const json = execFileSync(
    join(root, "node_modules/.bin/node"),
    ["--conditions=@matchfront/source", "--input-type=module", "-e", printEnglish],
    { cwd: join(root, localesFolder), encoding: "utf8" },
  );
  const texts = { ...JSON.parse(json), "test-cases.json": { search: {}, sameAsEnglish: [], numerals: {} } };
  const isEnglish = /^(?:documents\/|(?:change-log|help|hotlines)\.json$)/;
  for (const part of files.list(`${localesFolder}/fr`)) {
    if (part in texts || part === "README.md") continue;
    const source = files.read(`${localesFolder}/${isEnglish.test(part) ? "en" : "fr"}/${part}`);
    files.add(`${localesFolder}/${name}/${part}`, source);
  }
  for (const [part, content] of Object.entries(texts))
    files.add(`${localesFolder}/${name}/${part}`, toJson(content));
}
