import { Band, Hero, type HeroProps } from "@matchfront/ui";
import { SitePage } from "./site-page.tsx";

type NoticePageProps = Required<Pick<HeroProps, "title" | "illustration" | "children">>;

/** A page that says one thing and shows the way on. */
export function NoticePage(props: NoticePageProps) {
  return (
    <SitePage>
      <Hero band={<Band seed={21} />} {...props} />
    </SitePage>
  );
}
