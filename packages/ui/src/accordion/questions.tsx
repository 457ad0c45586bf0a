export const questions = [
  {
    id: "report-concern",
    question: "How do I report someone?",
    answer: (
      <p>
        Use <strong>Report</strong> on the profile or in the chat, and tell us what happened. If you are in
        danger, call your local emergency number first.
      </p>
    ),
  },
  {
    id: "unblock",
    question: "Can I unblock someone?",
    answer: <p>No. A block is permanent: people you block can never contact you again.</p>,
  },
  {
    id: "matching",
    question: "Why can’t I message everyone?",
    answer: (
      <p>
        A chat opens when both of you have said yes. Slide right on a profile that you like; if the other
        person slides right on yours, it is a match and you can write.
      </p>
    ),
  },
  {
    id: "delete-account",
    question: "How do I delete my account, and what happens to my subscription?",
    answer: (
      <>
        <p>Deleting your account removes all your connections, and they can’t be restored.</p>
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
