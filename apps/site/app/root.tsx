
import type { ReactNode } from "react";
import { Links, Meta, Outlet } from "react-router";
import { usePageLoading } from "./loading/page-loading.ts";
import { PageScript } from "./loading/page-script.tsx";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <PageScript loading={usePageLoading()} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
