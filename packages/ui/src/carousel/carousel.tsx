/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the groups of the pattern are no fieldsets */
import { useEffect, type ComponentProps, type ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import { useMergedRef } from "../refs/use-merged-ref.ts";
import { CarouselControls } from "./carousel-controls.tsx";
import styles from "./carousel.module.css";
import { englishLabels, type CarouselLabels } from "./labels.ts";
import { startCarousel } from "./start-carousel.ts";

/** A name of its own, and what it shows: a `Panel`, or whatever brings its own ground. */
export type CarouselSlide = { name: string; content: ReactNode };

export type CarouselProps = Omit<ComponentProps<"section">, "children"> & {
  /** What the slides are about, without the word carousel. */
  label: string;
  slides: CarouselSlide[];
  /** How long a slide stays, in ms. @default 6000 */
  interval?: number | undefined;
  /** Its own texts where the page is not in English. */
  labels?: Partial<CarouselLabels> | undefined;
};

/**
 * Slides that take turns, one at a time and without end, until the visitor takes over. The server's markup is
 * complete: without script it is a row to scroll by touch and by keyboard, and in print all slides follow each
 * other. On pages without React, `startCarousel` from "@matchfront/ui/enhancements" brings it to life.
 * Each dot is a button and a tab stop, for without script there would be nothing that tabs could choose.
 * Source: ARIA Authoring Practices, carousel, grouped.
 *
 * @example <Carousel label="Why members stay" slides={[{ name: "Shared values", content: <Panel … /> }]} />
 */
export function Carousel({ label, slides, interval = 6000, labels, className, ref, ...rest }: CarouselProps) {
  const root = useMergedRef(ref);
  useEffect(() => (root.current ? startCarousel(root.current) : undefined), [root]);

  const texts = { ...englishLabels, ...labels };
  const labelled = slides.map(({ name, content }, index) => ({
    key: name,
    label: texts.nameOf(name, index + 1, slides.length),
    content,
  }));
  return (
    <section
      aria-label={label}
      aria-roledescription={texts.carousel}
      className={classNames(styles.root, className)}
      data-carousel="root"
      data-interval={interval}
      ref={root}
      {...rest}
    >
      <CarouselControls labels={texts} slides={labelled} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without script it scrolls, and needs the keys */}
      <div aria-label={texts.slides} className={styles.track} data-carousel="track" role="group" tabIndex={0}>
        {labelled.map((slide) => (
          <div
            aria-label={slide.label}
            aria-roledescription={texts.slide}
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
