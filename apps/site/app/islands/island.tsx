import type { ReactNode } from "react";
import { ChunkFailure } from "./chunk-failure.tsx";
import type { RenderedIsland } from "./render-island.ts";

type IslandProps = {
  island: RenderedIsland;
  reloadLabel: string;
  children: ReactNode;
};

export function Island({ island, reloadLabel, children }: IslandProps) {
  return (
    <>
      <ChunkFailure link={{ label: reloadLabel, href: island.page }}>{children}</ChunkFailure>
      <IslandSlot island={island} />
    </>
  );
}

/** Renders an island's container. The server replaces the content of `data-island` when it rejects a native post. */
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
