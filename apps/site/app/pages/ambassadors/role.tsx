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
        As a brand ambassador, you’re the face and voice of {brand.name}. You create posts (videos and images)
        that motivate people to download the app. You represent the brand, engage your followers and answer
        their questions.
      </p>
      <h3>What we look for</h3>
      <FeatureList
        features={[
          { title: `You’re ${facts.minimumAge} or older.` },
          {
            title:
              "You’re a publisher, an individual blogger, a social media influencer or a brand ambassador.",
          },
          {
            title: "You have a public social media page on YouTube, Instagram, Facebook, Twitter or TikTok.",
          },
        ]}
        variant="checks"
      />
      <h3>Once you’re accepted</h3>
      <FeatureList
        features={[
          { title: `You publish ${posts} social posts, at least ${videos} of them a video.` },
          { title: `Each post stays up for at least ${postLife}.` },
          {
            title:
              "You say in every post that you’re paid. Many countries require it, and your followers deserve to know.",
          },
        ]}
        variant="checks"
      />
    </section>
  );
}
