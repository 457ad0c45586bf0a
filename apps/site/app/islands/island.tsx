import type { ReactNode } from "react";
import { ChunkFailure } from "./chunk-failure.tsx";
import type { RenderedIsland } from "./render-island.ts";

type IslandProps = {
  island: RenderedIsland;
  /** The label of the link that loads the page again. */
  reloadLabel: string;
  /** What works even when the island's code cannot be loaded. */
  children: ReactNode;
};

/** The part of an interactive page that React hydrates, and the notice for when its code cannot be loaded. */
export function Island({ island, reloadLabel, children }: IslandProps) {
  return (
    <>
      <ChunkFailure link={{ label: reloadLabel, href: island.page }}>{children}</ChunkFailure>
      <IslandSlot island={island} />
    </>
  );
}

/** The element that holds an island. Its `data-island` marks the slot that another rendering of the island may fill. */
export function IslandSlot({ island: { name, page, props, html } }: Pick<IslandProps, "island">) {
  return (
    <div
      dangerouslySetInnerHTML={{ __html: html }}
      data-island={name}
      data-page={page}
      data-props={JSON.stringify(props)}
    />
  );
}
