import { FeatureList } from "@matchfront/ui";
import { brand } from "../../../brand.ts";
import { facts } from "../../../content/facts.ts";
import styles from "./ambassadors-page.module.css";

const { posts, videos, postLife } = facts.affiliate;

/** What a brand ambassador does, and who can be one. */
export function Role() {
  return (
    <section aria-labelledby="ambassador" className={styles.column}>
      <h2 id="ambassador">Are you a Brand Ambassador?</h2>
      <p>
        A brand ambassador gives {brand.name} a face and a voice. You create posts, videos and images, that
        motivate people to download the app; you represent the brand; and you engage your followers, which
        means that you answer when they ask.
      </p>
      <h3>What we ask for</h3>
      <FeatureList
        features={[
          { title: `You are ${facts.minimumAge} or older.` },
          {
            title:
              "You are a publisher, an individual blogger, a social media influencer or a brand ambassador.",
          },
          {
            title: "You have a public social media page on YouTube, Instagram, Facebook, Twitter or TikTok.",
          },
          { title: "You have applied, and we have accepted you." },
          { title: `You publish ${posts} social posts, at least ${videos} of them a video.` },
          { title: `Each post stays up for at least ${postLife}.` },
        ]}
        variant="checks"
      />
      <p>
        Say in each post that you are paid for it: in many countries the law demands it, and followers
        everywhere like to know.
      </p>
    </section>
  );
}
