import { Section, StatRow } from "@matchfront/ui";
import { ProfileScreen } from "@matchfront/ui/illustrations";
import { useMessages } from "../../messages/messages.ts";
import { ScreenFrame } from "../landing/screen-frame.tsx";
import styles from "./reach.module.css";

export function Reach() {
  const { advertise, landing, drawings } = useMessages();
  const { heading, users, serious, text } = advertise.reach;
  const label = landing.screens.browse({ name: "Amara", age: 29, place: "Nairobi" });
  return (
    <Section heading={heading} id="audience" surface="card">
      <div className={styles.root}>
        <div className={styles.picture}>
          <ScreenFrame ground="palm" of={<ProfileScreen label={label} messages={drawings.profile} />} />
        </div>
        <div className={styles.words}>
          <StatRow stats={[users, serious]} />
          <p>{text}</p>
        </div>
      </div>
    </Section>
  );
}
