import { siApple, siFacebook, siGoogleplay, siInstagram, siTiktok, siX, siYoutube } from "simple-icons";
import { expect, test } from "vitest";
import * as paths from "./paths.ts";

test("the icons are those of simple-icons, byte for byte", () => {
  expect({ ...paths }).toEqual({
    appleIcon: siApple.path,
    facebookIcon: siFacebook.path,
    googlePlayIcon: siGoogleplay.path,
    instagramIcon: siInstagram.path,
    tiktokIcon: siTiktok.path,
    twitterIcon: siX.path,
    youtubeIcon: siYoutube.path,
  });
});
