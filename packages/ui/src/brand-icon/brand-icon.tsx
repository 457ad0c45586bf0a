import { Icon, type IconProps } from "../icon/icon.tsx";

export type BrandIconProps = Omit<IconProps, "box">;

/**
 * The logo of a store or a network, as tall as the adjacent text that names it.
 *
 * @example <BrandIcon path={youtubeIcon} />
 */
export function BrandIcon(props: BrandIconProps) {
  return <Icon box={24} {...props} />;
}
