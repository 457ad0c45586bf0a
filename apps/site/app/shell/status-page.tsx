import { Pattern, Hero, type HeroProps } from "@matchfront/ui";
import { Portrait, type PortraitProps } from "@matchfront/ui/illustrations";
import { Drawing } from "./drawing.tsx";
import { SitePage } from "./site-page.tsx";

type StatusPageProps = Pick<HeroProps, "title" | "illustration" | "children"> & {
  person?: PortraitProps["person"];
};

export function StatusPage({ person, ...props }: StatusPageProps) {
  return (
    <SitePage>
      <Hero
        pattern={<Drawing of={<Pattern seed={21} />} />}
        illustration={person && <Portrait ground="none" person={person} preserveAspectRatio="xMidYMax" />}
        {...props}
      />
    </SitePage>
  );
}
