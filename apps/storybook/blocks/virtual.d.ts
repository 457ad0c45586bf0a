declare module "virtual:component-facts" {
  /** One export of a component's folder. */
  export type ExportFacts = {
    name: string;
    /** Whether it is a client component. */
    client: boolean;
  };

  /** What the sources of a component say about it. */
  export type ComponentFacts = {
    exports: ExportFacts[];
    /** The tokens that its style sheets read, with those of the components inside it. */
    properties: string[];
  };

  const facts: Record<string, ComponentFacts>;
  export default facts;
}
