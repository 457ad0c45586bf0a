import { conforms } from "../../test/conforms.tsx";
import { Icon } from "./icon.tsx";
import { checkIcon } from "./paths.ts";

conforms(<Icon path={checkIcon} />, SVGSVGElement);
