import type { StorybookConfig } from "@storybook/react-vite";
import { textPlugins, type MarkdownNode } from "@matchfront/site/pages/text/text-plugins.ts";

/** The plugins of the site's documents, which require an id for each heading. Storybook's own pages have a `<Meta>`. */
const remarkPlugins = textPlugins.map((plugin) => () => {
  const transform = plugin();
  return (tree: MarkdownNode) => {
    if (!tree.children?.some(({ name }) => name === "Meta")) transform(tree);
  };
});

const mdxOptions = { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins } } };

const output = {
  // Copied code shows component names.
  minify: { compress: true, mangle: { keepNames: true }, codegen: true },
  codeSplitting: { groups: [{ name: "components", test: /packages\/ui\/src\/(?!.*\.(?:stories|mdx))/ }] },
};

export default {
  framework: "@storybook/react-vite",
  stories: [
    "../introduction/*.stories.tsx",
    "../guides/*.@(mdx|stories.tsx)",
    "../forms/*.stories.tsx",
    "../pages/*.stories.tsx",
    "../../../packages/ui/src/**/*.stories.tsx",
    "../../../packages/ui/src/**/*.mdx",
  ],
  addons: [
    { name: "@storybook/addon-docs", options: mdxOptions },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  core: { disableTelemetry: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (config) => ({
    ...config,
    build: { ...config.build, rolldownOptions: { ...config.build?.rolldownOptions, output } },
    resolve: { ...config.resolve, conditions: ["@matchfront/source", ...(config.resolve?.conditions ?? [])] },
  }),
} satisfies StorybookConfig;
