/** Keeps what a form holds while its page opens itself anew. */
export function keepTyped(name: string, form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(`draft-${name}`, JSON.stringify([...new FormData(form)]));
  } catch {
    // Where nothing can be kept, the browser may still keep it.
  }
}

/** Gives a form back what was kept of it, once, wherever nothing has been typed since. */
export function giveTypedBack(name: string, form: HTMLFormElement): void {
  try {
    const kept: [string, string][] = JSON.parse(sessionStorage.getItem(`draft-${name}`) ?? "[]");
    sessionStorage.removeItem(`draft-${name}`);
    for (const [field, value] of kept) {
      const control = form.elements.namedItem(field);
      if (control && "value" in control && control.value === "") control.value = value;
    }
  } catch {
    // Nothing was kept, or nothing that can be read.
  }
}
