import { contactCopy, emptyContact } from "@matchfront/forms";
import { Dialog } from "@matchfront/ui";
import { flushSync } from "react-dom";
import { useForm } from "react-final-form";

/** Thanks the sender; closing it reloads the page (specification, section 4). */
export function ThanksDialog() {
  const form = useForm();
  const startAgain = () => {
    // A browser gives a reloaded form what it held before: leave nothing to give.
    flushSync(() => form.restart(emptyContact));
    // Not `reload`: on the page that answers a refused native post it would post again.
    location.replace("/contactus");
  };
  const { message, close } = contactCopy.thanks;
  return <Dialog closeLabel={close} onClose={startAgain} open title={message} />;
}
