declare module "virtual:component-facts" {
  export type ExportFacts = {
    name: string;
    /** Whether it is a client component. */
    client: boolean;
  };

  export type ComponentFacts = {
    exports: ExportFacts[];
    /** The design tokens that it reads, including those of the components inside it. */
    properties: string[];
  };

  const facts: Record<string, ComponentFacts>;
  export default facts;
}
