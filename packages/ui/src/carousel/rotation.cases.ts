import type { Rotation, RotationEvent } from "./rotation.ts";

const rotating: Rotation = { is: "rotating" };
const stopped: Rotation = { is: "stopped" };
const hovered: Rotation = { is: "paused", by: ["hover"] };
const hidden: Rotation = { is: "paused", by: ["hidden tab"] };
const both: Rotation = { is: "paused", by: ["hover", "hidden tab"] };

const start: RotationEvent = { type: "start" };
const stop: RotationEvent = { type: "stop" };
const enter: RotationEvent = { type: "pause", by: "hover" };
const leave: RotationEvent = { type: "resume", by: "hover" };
const hide: RotationEvent = { type: "pause", by: "hidden tab" };
const show: RotationEvent = { type: "resume", by: "hidden tab" };

/** All events in all states. */
export const rotationCases: { from: Rotation; event: RotationEvent; to: Rotation }[] = [
  { from: rotating, event: start, to: rotating },
  { from: rotating, event: stop, to: stopped },
  { from: rotating, event: enter, to: hovered },
  { from: rotating, event: leave, to: rotating },
  { from: rotating, event: hide, to: hidden },
  { from: rotating, event: show, to: rotating },

  { from: hovered, event: start, to: rotating },
  { from: hovered, event: stop, to: stopped },
  { from: hovered, event: enter, to: hovered },
  { from: hovered, event: leave, to: rotating },
  { from: hovered, event: hide, to: both },
  { from: hovered, event: show, to: hovered },

  { from: hidden, event: start, to: rotating },
  { from: hidden, event: stop, to: stopped },
  { from: hidden, event: enter, to: { is: "paused", by: ["hidden tab", "hover"] } },
  { from: hidden, event: leave, to: hidden },
  { from: hidden, event: hide, to: hidden },
  { from: hidden, event: show, to: rotating },

  { from: both, event: start, to: rotating },
  { from: both, event: stop, to: stopped },
  { from: both, event: enter, to: { is: "paused", by: ["hidden tab", "hover"] } },
  { from: both, event: leave, to: hidden },
  { from: both, event: hide, to: both },
  { from: both, event: show, to: hovered },

  { from: stopped, event: start, to: rotating },
  { from: stopped, event: stop, to: stopped },
  { from: stopped, event: enter, to: stopped },
  { from: stopped, event: leave, to: stopped },
  { from: stopped, event: hide, to: stopped },
  { from: stopped, event: show, to: stopped },
];
