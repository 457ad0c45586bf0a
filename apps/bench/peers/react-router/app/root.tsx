import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { fonts } from "../content/head.json";
import "../content/styles.css";

export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {fonts.map((href) => (
          <link as="font" crossOrigin="anonymous" href={href} key={href} rel="preload" />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
