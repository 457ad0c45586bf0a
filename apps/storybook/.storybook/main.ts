import type { StorybookConfig } from "@storybook/react-vite";
import { textPlugins } from "@matchfront/site/pages/text/text-plugins.ts";

const mdxOptions = { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: textPlugins } } };

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
