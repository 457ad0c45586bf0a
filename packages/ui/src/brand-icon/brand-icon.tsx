import { Icon, type IconProps } from "../icon/icon.tsx";

export type BrandIconProps = Omit<IconProps, "box">;

/**
 * The sign of a store or a network, as tall as the text beside it, which names it.
 *
 * @example <BrandIcon path={youtubeIcon} />
 */
export function BrandIcon(props: BrandIconProps) {
  return <Icon box={24} {...props} />;
}
