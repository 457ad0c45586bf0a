import { ButtonLink, Prose } from "@matchfront/ui";

type RequestPlaceProps = {
  /** What those who ask for this should add to their description. */
  hint?: string;
};

/** Where a business form stands: what it asks for, and the way to send it to us. */
export function RequestPlace({ hint }: RequestPlaceProps) {
  return (
    <Prose>
      <p>Write to us through our contact form, with the topic Ad Sales, and tell us:</p>
      <ul>
        <li>Your Name *</li>
        <li>Business Name (optional)</li>
        <li>Email *</li>
        <li>Phone Number *</li>
        <li>Website (optional)</li>
        <li>Tell us about your Business and what you seek to advertise</li>
      </ul>
      {hint && <p>{hint}</p>}
      <ButtonLink href="/contactus">Contact Us</ButtonLink>
      <p>
        What you send is used to answer you. <a href="/privacy">How we treat your data</a>
      </p>
    </Prose>
  );
}
