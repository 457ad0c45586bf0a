/** Returns a selector of modal dialogs. Safari 15.4 lacks `:modal`, and throws on it: there, of all open dialogs. */
export function modalDialog(): string {
  return CSS.supports("selector(:modal)") ? "dialog:modal" : "dialog[open]";
}
