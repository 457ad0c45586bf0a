/** Why slides wait: the pointer is on them, or nobody sees them. */
type Hold = "hover" | "hidden tab";

export type Rotation = { is: "rotating" } | { is: "paused"; by: Hold[] } | { is: "stopped" };

export type RotationEvent =
  | { type: "start" }
  | { type: "stop" }
  | { type: "hold"; by: Hold }
  | { type: "release"; by: Hold };

/**
 * What becomes of the rotation of slides. Paused, it goes on by itself once nothing holds it any more;
 * stopped, it starts only when the visitor asks for it, and then at once, whatever held it before.
 *
 * @example nextRotation({ is: "rotating" }, { type: "hold", by: "hover" }); // { is: "paused", by: ["hover"] }
 */
export function nextRotation(rotation: Rotation, event: RotationEvent): Rotation {
  if (event.type === "start") return { is: "rotating" };
  if (event.type === "stop" || rotation.is === "stopped") return { is: "stopped" };
  const others = rotation.is === "paused" ? rotation.by.filter((hold) => hold !== event.by) : [];
  const by = event.type === "hold" ? [...others, event.by] : others;
  return by.length > 0 ? { is: "paused", by } : { is: "rotating" };
}
