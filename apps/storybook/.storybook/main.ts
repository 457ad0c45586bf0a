import type { StorybookConfig } from "@storybook/react-vite";

export default {
  framework: "@storybook/react-vite",
  stories: ["../introduction/*.stories.tsx", "../../../packages/ui/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (config) => ({
    ...config,
    resolve: { ...config.resolve, conditions: ["@matchfront/source", ...(config.resolve?.conditions ?? [])] },
  }),
} satisfies StorybookConfig;
