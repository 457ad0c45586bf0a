import { LastUpdated } from "@matchfront/ui";

type TextHeaderProps = { title: string; lead: string; lastUpdated: string };

/** The header of every text page. */
export function TextHeader({ title, lead, lastUpdated }: TextHeaderProps) {
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
      <LastUpdated date={lastUpdated} />
    </>
  );
}
