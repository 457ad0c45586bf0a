import { emphasizeStore } from "../home/emphasize-store.ts";

emphasizeStore(document, navigator.userAgent);
