import type { StorybookConfig } from "@storybook/react-vite";
import { textPlugins } from "@matchfront/site/pages/text/text-plugins.ts";

const texts = { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: textPlugins } } };

export default {
  framework: "@storybook/react-vite",
  stories: [
    "../introduction/*.stories.tsx",
    "../forms/*.stories.tsx",
    "../machines/*.stories.tsx",
    "../pages/*.stories.tsx",
    "../../../packages/ui/src/**/*.stories.tsx",
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
