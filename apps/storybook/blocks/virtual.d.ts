declare module "virtual:component-metadata" {
  export type ExportMetadata = {
    name: string;
    client: boolean;
  };

  export type ComponentMetadata = {
    exports: ExportMetadata[];
    /** The design tokens that it reads, including those of the components inside it. */
    properties: string[];
  };

  const metadata: Record<string, ComponentMetadata>;
  export default metadata;
}
