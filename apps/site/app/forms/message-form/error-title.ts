export function formatErrorTitle(title: string, message: string): string {
  // A function, because `replace` would interpret `$&` in a title.
  return message.replace("{title}", () => title);
}

export function parseErrorTitle(title: string, message: string): string {
  const [before = "", after = ""] = message.split("{title}");
  const hasErrors = title.startsWith(before) && title.endsWith(after);
  return hasErrors ? title.slice(before.length, title.length - after.length) : title;
}
