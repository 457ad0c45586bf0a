import type { PageHandle } from "../loading/page-loading.ts";
export const handle = { loading: "reading" } satisfies PageHandle;
export default function XPage() { return <main><h1>X</h1></main>; }
