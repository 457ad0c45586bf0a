import { LastUpdated } from "@matchfront/ui";

type TextHeaderProps = { title: string; lead: string; lastUpdated: string };

/** How every page to read opens. */
export function TextHeader({ title, lead, lastUpdated }: TextHeaderProps) {
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
      <LastUpdated date={lastUpdated} />
    </>
  );
}
