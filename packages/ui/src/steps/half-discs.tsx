import styles from "./half-discs.module.css";

/** The initial distance of the halves, for a radius of 28. */
const maxDistance = 64;

/**
 * Two half discs on one line.
 *
 * @param apart the distance, from 0 (touching) to 1 (farthest apart)
 */
export function HalfDiscs({ apart }: { apart: number }) {
  const gap = apart * maxDistance;
  return (
    <svg className={styles.root} viewBox={`0 0 ${56 + gap} 56`}>
      <path className={styles.first} d="M28 0A28 28 0 0 0 28 56Z" />
      <path className={styles.second} d={`M${28 + gap} 0A28 28 0 0 1 ${28 + gap} 56Z`} />
    </svg>
  );
}
