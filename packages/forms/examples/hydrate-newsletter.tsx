import { hydrateRoot } from "react-dom/client";
import { NewsletterForm } from "./newsletter.tsx";
import { sendNewsletter } from "./send-newsletter.ts";

const root = document.querySelector("#root");
const reply = JSON.parse(document.querySelector("#reply")?.textContent ?? "");
if (root) hydrateRoot(root, <NewsletterForm reply={reply} send={sendNewsletter} />);
