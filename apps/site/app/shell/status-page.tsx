import { Pattern, Hero, type HeroProps } from "@matchfront/ui";
import { Drawing } from "./drawing.tsx";
import { SitePage } from "./site-page.tsx";

type StatusPageProps = Required<Pick<HeroProps, "title" | "illustration" | "children">>;

export function StatusPage(props: StatusPageProps) {
  return (
    <SitePage>
      <Hero pattern={<Drawing of={<Pattern seed={21} />} />} {...props} />
    </SitePage>
  );
}
