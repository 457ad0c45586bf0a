import { Icon, type IconProps } from "../icon/icon.tsx";

export type BrandIconProps = Omit<IconProps, "box">;

/**
 * The logo of a store or network, as tall as the text beside it. Decorative: the text must name it.
 *
 * @example <BrandIcon path={youtubeIcon} />
 */
export function BrandIcon(props: BrandIconProps) {
  return <Icon box={24} {...props} />;
}
