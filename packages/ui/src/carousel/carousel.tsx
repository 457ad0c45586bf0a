"use client";

/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the pattern's groups are not fieldsets */
import { useEffect, type ComponentProps, type ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import { useMergedRef } from "../refs/use-merged-ref.ts";
import { Icon } from "../icon/icon.tsx";
import { caretLeftIcon, caretRightIcon, pauseIcon, playIcon } from "../icon/paths.ts";
import styles from "./carousel.module.css";
import { interpolate } from "../messages/interpolate.ts";
import { englishLabels, type CarouselLabels } from "./labels.ts";
import { startCarousel } from "./start-carousel.ts";

/** A slide: a unique name, and the content, such as a `Panel` or anything with its own background. */
export type CarouselSlide = { name: string; content: ReactNode };

export type CarouselProps = Omit<ComponentProps<"section">, "children"> & {
  /** The topic of the slides, without the word carousel. */
  label: string;
  /** The slides in order. */
  slides: CarouselSlide[];
  /** The time per slide in ms. @default 6000 */
  interval?: number | undefined;
  /** Labels in the page's language. @default English labels */
  labels?: Partial<CarouselLabels> | undefined;
};

/**
 * A carousel that rotates its slides endlessly, until the visitor interacts. Without JavaScript it is a row
 * that scrolls by touch and keyboard. Prints all slides. On pages without React, start it by `startCarousel`
 * from "@matchfront/ui/enhancements". Its dots are buttons and not tabs, which would not work without
 * JavaScript.
 *
 * Source: ARIA Authoring Practices, carousel, grouped.
 *
 * @example <Carousel label="Why members stay" slides={[{ name: "Shared values", content: <Panel … /> }]} />
 */
export function Carousel({ label, slides, interval = 6000, labels, className, ref, ...rest }: CarouselProps) {
  const root = useMergedRef(ref);
  useEffect(() => (root.current ? startCarousel(root.current) : undefined), [root]);

  const messages = { ...englishLabels, ...labels };
  const labelled = slides.map(({ name, content }, index) => ({
    key: name,
    label: interpolate(messages.slideName, { name, position: index + 1, count: slides.length }),
    content,
  }));
  return (
    <section
      aria-label={label}
      aria-roledescription={messages.carousel}
      className={classNames(styles.root, className)}
      data-carousel="root"
      data-interval={interval}
      ref={root}
      {...rest}
    >
      <CarouselControls labels={messages} slides={labelled} />
      <div
        aria-label={messages.slides}
        className={styles.track}
        data-carousel="track"
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without JavaScript it scrolls by keyboard
        tabIndex={0}
      >
        {labelled.map((slide) => (
          <div
            aria-label={slide.label}
            aria-roledescription={messages.slide}
            className={styles.slide}
            key={slide.key}
            role="group"
          >
            {slide.content}
          </div>
        ))}
      </div>
    </section>
  );
}

type CarouselControlsProps = { labels: CarouselLabels; slides: { key: string; label: string }[] };

/** The buttons of a carousel. They are invisible but keep their space until the script starts. */
function CarouselControls({ labels, slides }: CarouselControlsProps) {
  return (
    <div className={styles.controls} data-carousel="controls" hidden>
      <button className={classNames(styles.button, styles.rotation)} data-carousel="rotation" type="button">
        <span className={styles.stop}>
          <Icon path={pauseIcon} />
          <span data-visually-hidden="">{labels.stop}</span>
        </span>
        <span className={styles.start}>
          <Icon path={playIcon} />
          <span data-visually-hidden="">{labels.start}</span>
        </span>
      </button>
      <button aria-label={labels.previous} className={styles.button} data-carousel="previous" type="button">
        <Icon data-directed path={caretLeftIcon} />
      </button>
      <button aria-label={labels.next} className={styles.button} data-carousel="next" type="button">
        <Icon data-directed path={caretRightIcon} />
      </button>
      <div aria-label={labels.choose} className={styles.dots} data-carousel="dots" role="group">
        {slides.map(({ key, label }) => (
          <button aria-label={label} className={styles.dot} key={key} type="button" />
        ))}
      </div>
    </div>
  );
}
