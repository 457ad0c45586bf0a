/** Questions of the help page, for stories. */
export const questions = [
  {
    id: "report-concern",
    question: "How do I report somebody?",
    answer: (
      <p>
        Use <strong>Report</strong> on the profile or in the chat, and tell us what happened. If you are in
        danger, call your local emergency number first.
      </p>
    ),
  },
  {
    id: "unblock",
    question: "Can I unblock somebody whom I have blocked?",
    answer: <p>No. A block is permanent: whom you have blocked can never contact you again.</p>,
  },
  {
    id: "matching",
    question: "Why can I not write to everybody?",
    answer: (
      <p>
        A chat opens when both of you have said yes. Slide right on a profile that you like; if the other
        person slides right on yours, it is a match and you can write.
      </p>
    ),
  },
  {
    id: "delete-account",
    question: "How do I delete my account, and what becomes of my subscription?",
    answer: (
      <>
        <p>Deleting an account removes all your connections, and nobody can bring them back.</p>
        <ol>
          <li>
            First cancel your subscription in the store where you bought it.{" "}
            <strong>Deleting does not cancel it.</strong>
          </li>
          <li>Open Settings in the app.</li>
          <li>Choose to delete the account, and confirm it.</li>
        </ol>
        <p>
          For the safety of other members we keep your data for three months. Then it is deleted or made
          anonymous.
        </p>
      </>
    ),
  },
];
