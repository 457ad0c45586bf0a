import type { ComponentProps } from "react";

export type DrawingProps = ComponentProps<"svg"> & {
  /** The text alternative. Without it the picture is decoration. */
  label?: string | undefined;
};

/** A picture: an image with a text alternative, or decoration without a label. */
export const Drawing = ({ label, ...rest }: DrawingProps) => (
  <svg aria-hidden={label ? undefined : true} aria-label={label} role={label && "img"} {...rest} />
);
