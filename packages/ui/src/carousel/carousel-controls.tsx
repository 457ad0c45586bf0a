/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the pattern's groups are not fieldsets */
import { classNames } from "../styles/class-names.ts";
import hidden from "../styles/visually-hidden.module.css";
import { Icon } from "../icon/icon.tsx";
import { caretLeftIcon, caretRightIcon, pauseIcon, playIcon } from "../icon/paths.ts";
import styles from "./carousel-controls.module.css";
import type { CarouselLabels } from "./labels.ts";

type CarouselControlsProps = { labels: CarouselLabels; slides: { key: string; label: string }[] };

/** The buttons of a carousel. They are invisible but keep their space until the script starts. */
export function CarouselControls({ labels, slides }: CarouselControlsProps) {
  return (
    <div className={styles.root} data-carousel="controls" hidden>
      <button className={classNames(styles.button, styles.rotation)} data-carousel="rotation" type="button">
        <span className={styles.stop}>
          <Icon path={pauseIcon} />
          <span className={hidden.root}>{labels.stop}</span>
        </span>
        <span className={styles.start}>
          <Icon path={playIcon} />
          <span className={hidden.root}>{labels.start}</span>
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
