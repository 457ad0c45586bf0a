import { spawnSync } from "node:child_process";
import { turbo } from "./turbo.ts";

turbo("build", "--filter=@matchfront/storybook");
const options = ["--outDir", "dist", "--base", "/storybook/", "--port", "6007", "--strictPort"];
spawnSync("node_modules/.bin/vite", ["preview", ...options], { cwd: "apps/storybook", stdio: "inherit" });
