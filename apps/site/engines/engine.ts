/** A page in a browser, whichever engine and protocol drives it. */
export type EnginePage = {
  /** Loads an address, and settles when it has loaded. */
  goto: (url: string) => Promise<void>;
  /** Runs a function in the page, which knows nothing of what stands around it here. */
  evaluate: <Argument extends string | number, Result>(
    run: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Awaited<Result>>;
  resize: (width: number, height: number) => Promise<void>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  press: (key: "Enter" | "Escape" | "Tab") => Promise<void>;
  /** What the window shows, as a PNG in Base64. */
  screenshot: () => Promise<string>;
  /** What the console, and the watch over the content security policy, have said since the last question. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** How a visitor has set the browser. */
export type Settings = { colorScheme?: "dark"; script?: false };

/** A browser of another kind than the one that the journeys run in. */
export type Engine = {
  name: string;
  /** What the console says here and may say. */
  expectedComplaint: RegExp;
  /** Whether nothing can be asked of its pages where script is off. */
  keepsScript?: true;
  /** Whether it cannot show the inside of a closed fold, and so keeps the navigation folded. */
  foldsNavigation?: true;
  /** What has to be there, as paths; where one is missing, the engine is left out with a word. */
  needs: readonly string[];
  start: (settings?: Settings) => Promise<EnginePage>;
};

/**
 * Waits until something is true in the page, which may be loading meanwhile.
 *
 * @throws Error with the function's text where it stays false for 20 s
 */
export async function until(page: EnginePage, isTrue: () => boolean): Promise<void> {
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    if (await page.evaluate(isTrue, 0).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`It never came true in the page: ${isTrue.toString()}`);
}
