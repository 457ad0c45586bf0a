import { messageForms } from "@matchfront/forms/site";
import type { FastifyInstance } from "fastify";
import { HttpError, sendJsonError } from "../http/http-error.ts";
import { languages } from "@matchfront/locales/locales";
import { mayContainToken } from "@matchfront/locales/emailed-link";
import { pathIn } from "@matchfront/locales/routing";
import { sendPage } from "./serve-site.ts";

const formPages: ReadonlySet<string> = new Set(
  languages.flatMap((language) => messageForms.map(({ page }) => pathIn(language, page))),
);

/** Browsers get the maintenance page in the address's language, programs get JSON. Other pages stay. */
export function addMaintenance(app: FastifyInstance): void {
  const error = new HttpError("maintenance");
  app.addHook("onRequest", (request, reply, proceed) => {
    const { method, url } = request;
    if ((method === "GET" || method === "HEAD") && !needsDatabase(url)) return proceed();
    if (!sendPage(reply.headers(error.headers), "/maintenance")) sendJsonError(reply, error);
  });
}

function needsDatabase(url: string): boolean {
  const [path = ""] = url.split("?", 1);
  return mayContainToken(url) || formPages.has(path.replace(/\/$/, ""));
}
