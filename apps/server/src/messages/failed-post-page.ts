import { localize, type Language } from "@matchfront/locales/locales";
import { localeParts } from "@matchfront/locales/locale-parts";
import { allowStyles, contentSecurityPolicy } from "../http/security-headers.ts";
import type { MessageForm } from "./message-forms.ts";

const style =
  ":root{color-scheme:light dark}" +
  "body{max-width:36rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}h1{font-size:1.25rem}" +
  "textarea{display:block;box-sizing:border-box;width:100%;font:inherit}";

const heads = localize((language) => {
  const { tooManyFailedPosts } = localeParts[language].forms.serverErrors;
  const meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';
  const head = `${meta}<title>${tooManyFailedPosts}</title><style>${style}</style>`;
  return `<!doctype html><html lang="${language}">${head}<h1>${tooManyFailedPosts}</h1>`;
});

export const failedPostPolicy = allowStyles(contentSecurityPolicy(undefined, false), heads.en);

/**
 * Renders the response to a post of a network that has made too many fail. Small, since a flood is answered with it. It
 * has what was typed, since no browser goes back to an earlier response to a post.
 */
export function failedPostPage(
  form: MessageForm,
  language: Language,
  input: Readonly<Record<string, string>>,
) {
  const { fields } = form.in(language).copy;
  const texts = Object.entries(input).filter(([, text]) => text !== "");
  return (
    heads[language] +
    texts.map(([field, text]) => textArea(fields[field]?.label ?? field, text)).join("") +
    "</html>"
  );
}

/** Renders a text with its label. HTML drops the first line break of a text area. */
function textArea(label: string, text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<p><label>${label}<textarea readonly rows="4">\n${escaped}</textarea></label></p>`;
}
