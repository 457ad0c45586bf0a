import { contactCopy } from "@matchfront/forms";
import { Dialog } from "@matchfront/ui";
import { flushSync } from "react-dom";
import { useForm } from "react-final-form";

/** Thanks the sender; closing it reloads the page (specification, section 4). */
export function ThanksDialog() {
  const form = useForm();
  const startAgain = () => {
    // A browser gives a reloaded form what it held before: leave nothing to give.
    flushSync(() => form.restart());
    location.reload();
  };
  return <Dialog open onClose={startAgain} {...contactCopy.thanks} />;
}
