import { hexChannels } from "../tokens/contrast.ts";

/** Whether a #RRGGBB color is in the upper half of HSL lightness. */
export function isLight(hex: string): boolean {
  const channels = channelsOf(hex);
  return Math.max(...channels) + Math.min(...channels) > 1;
}

/** Returns a color of the same hue and saturation (HSL), lighter by some points; darker if below zero. */
export function shiftLightness(hex: string, points: number): string {
  const channels = channelsOf(hex);
  const [least, most] = [Math.min(...channels), Math.max(...channels)];
  const lightness = (least + most) / 2;
  const target = Math.min(1, Math.max(0, lightness + points / 100));
  const scale = reach(lightness) > 0 ? reach(target) / reach(lightness) : 0;
  const parts = channels.map((channel) => Math.round((target + (channel - lightness) * scale) * 255));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}

/** Returns the greatest distance of a channel from gray at a lightness. */
const reach = (lightness: number) => Math.min(lightness, 1 - lightness);

const channelsOf = (hex: string) => hexChannels(hex).map((channel) => channel / 255);
