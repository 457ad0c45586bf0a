declare module "virtual:theme-files" {
  export const favicon: string;
  export const preloads: readonly string[];
}
