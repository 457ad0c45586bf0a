import { createRoot } from "react-dom/client";
import { NewsletterForm } from "./newsletter.tsx";
import { sendNewsletter } from "./send-newsletter.ts";

const root = document.querySelector("#root");
if (root) createRoot(root).render(<NewsletterForm send={sendNewsletter} />);
