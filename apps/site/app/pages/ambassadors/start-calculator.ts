import { estimate } from "virtual:script-messages";
import { readMessages } from "../../shell/script-messages.ts";
import { formatEstimate } from "./estimate.ts";

/** The debounce of the result, in milliseconds: screen readers announce every change in full. */
const pause = 400;

export function startCalculator(root: HTMLElement): void {
  const [reach, rate] = ["reach", "rate"].map((name) =>
    root.querySelector<HTMLInputElement>(`[name="${name}"]`),
  );
  const output = root.querySelector("output");
  if (!reach || !rate || !output) return;
  const messages = readMessages(root, estimate);
  const { locale = "en-US" } = root.dataset;
  // Not read again: a browser may translate it.
  let shown = output.textContent;
  const answer = () => {
    const input = { reach: reach.value, rate: rate.value, pay: Number(root.dataset.pay) };
    const said = formatEstimate(input, messages, locale);
    if (said === shown) return;
    shown = said;
    output.textContent = said;
  };
  root.dataset.live = "";
  let timer: number | undefined;
  root.addEventListener("input", () => {
    clearTimeout(timer);
    timer = window.setTimeout(answer, pause);
  });
  // The fields may have input from before the script, or restored by the browser.
  answer();
}
