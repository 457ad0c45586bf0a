import { usePath } from "../messages/language-context.ts";
import { useLocalizePath } from "../shell/links.tsx";
import { useMessages } from "../messages/messages.ts";

/**
 * Renders the message that replaces the elements with `data-scripted` if the page's script cannot be loaded, or not
 * within 120 seconds (specification, section 9). The script marks them with `data-live`.
 */
export function ScriptFailure({ id }: { id: string }) {
  const { notLoaded, retry } = useMessages().form;
  const path = useLocalizePath()(usePath());
  return (
    <>
      <template>
        <p role="alert">
          {`${notLoaded({ id })}. `}
          <a href={path}>{retry}</a>
        </p>
      </template>
      <script dangerouslySetInnerHTML={{ __html: watchScript }} />
    </>
  );
}

/** The first element is replaced by the message, the others by what is left of the template: nothing. */
const watchScript =
  "{let t=document.currentScript.previousElementSibling,f=e=>document." +
  'querySelectorAll("[data-scripted]:not([data-live])").forEach(e=>e.replaceWith(t.content));' +
  'addEventListener("error",e=>e.target.type=="module"&&f(),!0);setInterval(e=>self.late||f(),12e4)}';
