import "@matchfront/ui/styles.css";
import "../theme.css";
import { createRoot } from "react-dom/client";
import { getMessages } from "../app/messages/messages.ts";
import { brand } from "../brand.ts";
import { languageOf } from "@matchfront/locales/routing";
import { drawingOf } from "./drawings.tsx";
import { Picture } from "./picture.tsx";

const query = new URLSearchParams(location.search);
const path = query.get("path") ?? "/";
const title = query.get("title") ?? "";
const { alt, ...picture } = drawingOf(path);
const root = document.querySelector<HTMLElement>("#picture");
if (!root) throw new Error("index.html has no element #picture.");
// `draw-pictures.ts` reads this.
root.dataset.alt = getMessages({ pathname: path }).pictures.alt({ title, drawing: alt });
document.documentElement.lang = languageOf(path);
createRoot(root).render(<Picture {...picture} brand={brand.name} origin={brand.origin} title={title} />);
