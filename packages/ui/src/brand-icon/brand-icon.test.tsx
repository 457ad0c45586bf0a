import { conforms } from "../../test/conforms.tsx";
import { BrandIcon } from "./brand-icon.tsx";
import { youtubeIcon } from "./paths.ts";

conforms(<BrandIcon path={youtubeIcon} />, SVGSVGElement);
