import type { ReplyOf } from "@matchfront/forms";
import { renderToString } from "react-dom/server";
import { newsletterForm } from "./newsletter-form.ts";
import { NewsletterForm } from "./newsletter.tsx";
import { save } from "./save.ts";
import { sendNewsletter } from "./send-newsletter.ts";

/** Answers a post of the form: a script's JSON, or a browser's own. */
export async function receiveNewsletter(request: Request): Promise<Response> {
  const isJson = request.headers.get("content-type")?.startsWith("application/json");
  const posted: unknown = await (isJson ? request.json() : request.formData());
  const parsed = newsletterForm.parse(posted);
  if (parsed.status === "valid") {
    await save(parsed.values);
    return isJson ? Response.json({ status: 200 }) : showPage({ status: "sent" });
  }
  const { errors } = parsed;
  if (isJson) return Response.json({ status: 422, message: "Please check", errors }, { status: 422 });
  return showPage(newsletterForm.invalidReply(posted, errors), 422);
}

/** The form's page. Before a post, its reply is `{ status: "idle" }`. */
export function showPage(reply: ReplyOf<typeof newsletterForm>, status = 200): Response {
  const form = renderToString(<NewsletterForm reply={reply} send={sendNewsletter} />);
  // Without "<", no text that somebody typed can end the script.
  const json = JSON.stringify(reply).replaceAll("<", String.raw`\u003c`);
  const page = `<!doctype html><title>Newsletter</title><div id="root">${form}</div>
<script id="reply" type="application/json">${json}</script>
<script type="module" src="/hydrate-newsletter.js"></script>`;
  return new Response(page, { status, headers: { "content-type": "text/html; charset=utf-8" } });
}
