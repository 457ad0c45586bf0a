/** The browser's console message for pages with an error status. */
export const failureStatus = /status of (404|500|503)/;

/** Reports policy violations like any other console message. Runs in the page. */
export function logPolicyViolations(): void {
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    // oxlint-disable-next-line no-console -- reported like any other console message
    console.error(`Content security policy: ${violatedDirective} ${blockedURI}`),
  );
}

export type EnginePage = {
  goto: (url: string) => Promise<void>;
  /** Runs a function in the page. It cannot use variables outside of it. */
  evaluate: <Result, Argument = undefined>(
    run: (argument: Argument) => Result,
    argument?: Argument,
  ) => Promise<Awaited<Result>>;
  resize: (width: number, height: number) => Promise<void>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  press: (key: "Enter" | "Escape" | "Tab") => Promise<void>;
  screenshot: () => Promise<string>;
  /** Returns unexpected console errors, warnings and policy violations since the last call. */
  consoleMessages: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type Settings = { colorScheme?: "dark"; script?: false };

/** A browser in addition to the one of the end-to-end tests. */
export type Engine = {
  name: string;
  /** Whether its pages cannot be inspected if script is disabled. */
  cannotDisableScript?: true;
  /** Whether it cannot show the content of closed `details`, so that the navigation stays collapsed. */
  collapsesNavigation?: true;
  requiredPaths: readonly string[];
  start: (settings?: Settings) => Promise<EnginePage>;
};
