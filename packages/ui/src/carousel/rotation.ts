type PauseReason = "hover" | "hidden tab";

export type Rotation = { is: "rotating" } | { is: "paused"; by: PauseReason[] } | { is: "stopped" };

export type RotationEvent =
  | { type: "start" }
  | { type: "stop" }
  | { type: "pause"; by: PauseReason }
  | { type: "resume"; by: PauseReason };

/**
 * Returns the next state of the rotation. A paused rotation resumes when no reason is left. A stopped one
 * starts only by the button, then at once.
 */
export function nextRotation(rotation: Rotation, event: RotationEvent): Rotation {
  if (event.type === "start") return { is: "rotating" };
  if (event.type === "stop" || rotation.is === "stopped") return { is: "stopped" };
  const others = rotation.is === "paused" ? rotation.by.filter((reason) => reason !== event.by) : [];
  const by = event.type === "pause" ? [...others, event.by] : others;
  return by.length > 0 ? { is: "paused", by } : { is: "rotating" };
}
