/** Why the rotation is paused: the pointer is over it, or the tab is hidden. */
type PauseReason = "hover" | "hidden tab";

export type Rotation = { is: "rotating" } | { is: "paused"; by: PauseReason[] } | { is: "stopped" };

export type RotationEvent =
  | { type: "start" }
  | { type: "stop" }
  | { type: "pause"; by: PauseReason }
  | { type: "resume"; by: PauseReason };

/**
 * The rotation's next state. A paused rotation resumes when nothing pauses it any more; a stopped one starts only at
 * the visitor's request, and then immediately, whatever paused it before.
 */
export function nextRotation(rotation: Rotation, event: RotationEvent): Rotation {
  if (event.type === "start") return { is: "rotating" };
  if (event.type === "stop" || rotation.is === "stopped") return { is: "stopped" };
  const others = rotation.is === "paused" ? rotation.by.filter((reason) => reason !== event.by) : [];
  const by = event.type === "pause" ? [...others, event.by] : others;
  return by.length > 0 ? { is: "paused", by } : { is: "rotating" };
}
