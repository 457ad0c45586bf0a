import { openAddressedAnswer } from "./open-addressed-answer.ts";
import { searchAnswers } from "./search-answers.ts";
import { showAllAnswers } from "./show-all-answers.ts";

// For browsers whose style sheets cannot ask whether there is scripting.
document.querySelector("#answer-tools")?.setAttribute("data-live", "");
searchAnswers(document);
showAllAnswers(document);
// Last, for it shows what a search may have hidden.
openAddressedAnswer(document);
