import { useMessages } from "../messages/messages.ts";

/** The page's address without its fragment, to load it again. */
const samePage = "";

/**
 * Renders the message that follows, and replaces, the elements with `data-scripted` if the page's script cannot be loaded, or not
 * within 120 seconds (specification, section 9). The script marks them with `data-live`.
 */
export function ScriptFailure({ id }: { id: string }) {
  const { notLoaded, retry } = useMessages().form;
  return (
    <>
      <p hidden role="alert">
        {`${notLoaded({ id })}. `}
        <a href={samePage}>{retry}</a>
      </p>
      {/* React runs no script that it renders in a browser, such as in a story. */}
      {import.meta.env.SSR && <script dangerouslySetInnerHTML={{ __html: watchScript }} />}
    </>
  );
}

const watchScript =
  "{let t=document.currentScript.previousElementSibling,f=e=>document." +
  'querySelectorAll("[data-scripted]:not([data-live])").forEach(e=>{e.remove();t.hidden=!1});' +
  'addEventListener("error",e=>e.target.type=="module"&&f(),!0);setInterval(e=>self.late||f(),12e4)}';
