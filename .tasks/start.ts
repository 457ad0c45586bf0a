import { turbo } from "./turbo.ts";

turbo("build", "--filter=@matchfront/site", "--filter=@matchfront/server^...", "--output-logs=errors-only");
await import("../apps/server/src/server.ts");
