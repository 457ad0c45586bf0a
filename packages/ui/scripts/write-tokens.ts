import { writeFileSync } from "node:fs";
import { tokensStylesheet } from "../src/tokens/stylesheet.ts";

writeFileSync(new URL("../src/tokens/tokens.css", import.meta.url), tokensStylesheet());
