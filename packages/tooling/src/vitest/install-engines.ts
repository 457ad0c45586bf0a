export { installEngines as setup } from "../browser/engines.ts";
