import type { Block, Line } from "@matchfront/locales/help";
import { SiteLink } from "../../shell/links.tsx";

export function Answer({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => <AnswerBlock block={block} key={JSON.stringify(block)} />);
}

function AnswerBlock({ block }: { block: Block }) {
  if (typeof block !== "string" && "steps" in block) return <ol>{items(block.steps)}</ol>;
  if (typeof block !== "string" && "points" in block) return <ul>{items(block.points)}</ul>;
  return <p>{renderLine(block)}</p>;
}

function items(lines: readonly Line[]) {
  return lines.map((line) => <li key={JSON.stringify(line)}>{renderLine(line)}</li>);
}

function renderLine(line: Line) {
  if (typeof line === "string") return line;
  return line.map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <SiteLink href={part.href} key={part.href}>
        {part.text}
      </SiteLink>
    ),
  );
}
