/** The one thing that a machine waits for. */
export type UnderWay<Happening> = {
  /** Begins at once; what comes of it is dispatched, unless it was aborted before. `work` never rejects. */
  readonly start: (
    work: (signal: AbortSignal) => Promise<Happening>,
    dispatch: (event: Happening) => void,
  ) => Promise<void>;
  /** Aborts the signal of what was started last. */
  readonly abort: () => void;
};

/**
 * Holds what a machine's commands start and abort.
 *
 * @example
 * const underWay = createUnderWay<Happening>();
 * void underWay.start((signal) => answerOf(fetch("/message", { signal })), dispatch);
 */
export function createUnderWay<Happening>(): UnderWay<Happening> {
  let controller = new AbortController();
  return {
    async start(work, dispatch) {
      controller = new AbortController();
      const { signal } = controller;
      const event = await work(signal);
      if (!signal.aborted) dispatch(event);
    },
    abort: () => controller.abort(),
  };
}
