import type { PageHandle } from "../loading/page-loading.ts";
export const handle = { loading: "enhanced" } satisfies PageHandle;
export default function HomePage() { return <main><h1>Home</h1></main>; }
