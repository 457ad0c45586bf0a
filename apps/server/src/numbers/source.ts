export type Source = "search" | "social" | "direct" | "other";

const googleSearch = /^(?:www\.)?google\.(?:com?\.)?[a-z]{2,3}$/;
/** Domains with their subdomains. Android apps send the name of their package. */
const domains = {
  search:
    "baidu.com bing.com com.google.android.googlequicksearchbox duckduckgo.com ecosia.org qwant.com search.brave.com " +
    "search.yahoo.com startpage.com yandex.com yandex.ru",
  social:
    "com.facebook.katana com.facebook.orca com.instagram.android com.linkedin.android com.twitter.android " +
    "com.whatsapp com.zhiliaoapp.musically facebook.com instagram.com linkedin.com lnkd.in messenger.com " +
    "org.telegram.messenger pinterest.com reddit.com snapchat.com t.co t.me telegram.org threads.com threads.net " +
    "tiktok.com twitter.com wa.me whatsapp.com x.com youtu.be youtube.com",
};

export function sourceOfHost(host: string): Source {
  const isIn = (list: string) => list.split(" ").some((domain) => `.${host}`.endsWith(`.${domain}`));
  if (googleSearch.test(host) || isIn(domains.search)) return "search";
  return isIn(domains.social) ? "social" : "other";
}
