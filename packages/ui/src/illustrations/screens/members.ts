import { ManWithFade } from "../portraits/man-with-fade.tsx";
import { WomanWithBraids } from "../portraits/woman-with-braids.tsx";
import type { Member } from "./screen.tsx";

export const amara: Member = { person: WomanWithBraids, name: "Amara", age: 29, place: "Nairobi" };

export const kamau: Member = {
  person: ManWithFade,
  name: "Kamau",
  age: 31,
  place: "Nairobi",
  distance: "3 km",
};
