import { designTokens, tokenResolver } from "./design-tokens.ts";
import { tokensStylesheet } from "./stylesheet.ts";

export function tokenFiles(): Record<string, string> {
  return {
    "tokens.css": tokensStylesheet(),
    "tokens.json": json(designTokens("light")),
    "tokens.dark.json": json(designTokens("dark")),
    "tokens.resolver.json": json(tokenResolver()),
  };
}

const json = (content: object) => `${JSON.stringify(content, undefined, 2)}\n`;
