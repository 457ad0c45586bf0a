import "@matchfront/ui/styles.css";
import "../theme.css";
import { createRoot } from "react-dom/client";
import { brand } from "../brand.ts";
import { drawingOf } from "./drawings.tsx";
import { Picture } from "./picture.tsx";

const query = new URLSearchParams(location.search);
const { alt, ...picture } = drawingOf(query.get("path") ?? "/");
const root = document.querySelector<HTMLElement>("#picture");
if (!root) throw new Error("index.html has no element #picture.");
// The script that takes the picture reads this.
root.dataset.alt = alt;
createRoot(root).render(
  <Picture {...picture} brand={brand.name} origin={brand.origin} title={query.get("title") ?? ""} />,
);
