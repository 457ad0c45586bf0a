import type { StorybookConfig } from "@storybook/react-vite";
// oxlint-disable-next-line eslint/no-restricted-imports -- pages' texts must be read as the site reads them
import { textPlugins } from "@matchfront/site/content/text-plugins.ts";

const texts = { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: textPlugins } } };

export default {
  framework: "@storybook/react-vite",
  stories: [
    "../introduction/*.stories.tsx",
    "../machines/*.stories.tsx",
    "../../../packages/ui/src/**/*.stories.tsx",
    "../../site/app/*.stories.tsx",
  ],
  addons: [
    { name: "@storybook/addon-docs", options: texts },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  core: { disableTelemetry: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (config) => ({
    ...config,
    resolve: { ...config.resolve, conditions: ["@matchfront/source", ...(config.resolve?.conditions ?? [])] },
  }),
} satisfies StorybookConfig;
