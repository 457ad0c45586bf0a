export type { DrawingProps } from "./drawing/drawing.tsx";
export { ManWithBeard } from "./illustrations/portraits/man-with-beard.tsx";
export { ManWithFade } from "./illustrations/portraits/man-with-fade.tsx";
export { ManWithGlasses } from "./illustrations/portraits/man-with-glasses.tsx";
export { ManWithLocs } from "./illustrations/portraits/man-with-locs.tsx";
export { ManWithWhiteBeard } from "./illustrations/portraits/man-with-white-beard.tsx";
export { Portrait, type PortraitProps } from "./illustrations/portraits/portrait.tsx";
export { WomanWithAfro } from "./illustrations/portraits/woman-with-afro.tsx";
export { WomanWithBraids } from "./illustrations/portraits/woman-with-braids.tsx";
export { WomanWithCornrows } from "./illustrations/portraits/woman-with-cornrows.tsx";
export { WomanWithHeadWrap } from "./illustrations/portraits/woman-with-head-wrap.tsx";
export { WomanWithSilverHair } from "./illustrations/portraits/woman-with-silver-hair.tsx";
export { AdFormats, type AdFormatsMessages } from "./illustrations/scenes/ad-formats.tsx";
export { Audience } from "./illustrations/scenes/audience.tsx";
export { BrowsePhotos } from "./illustrations/scenes/browse-photos.tsx";
export { Coffee } from "./illustrations/scenes/coffee.tsx";
export { CreateProfile, type CreateProfileMessages } from "./illustrations/scenes/create-profile.tsx";
export { Creator } from "./illustrations/scenes/creator.tsx";
export { ExampleAds, type ExampleAdsMessages } from "./illustrations/scenes/example-ads.tsx";
export { Meetings } from "./illustrations/scenes/meetings.tsx";
export { Partners } from "./illustrations/scenes/partners.tsx";
export { PhoneInHand } from "./illustrations/scenes/phone-in-hand.tsx";
export { Reader } from "./illustrations/scenes/reader.tsx";
export { SecondLook } from "./illustrations/scenes/second-look.tsx";
export { SharedSong } from "./illustrations/scenes/shared-song.tsx";
export { ShopOwner, type ShopOwnerMessages } from "./illustrations/scenes/shop-owner.tsx";
export {
  StartCommunicating,
  type StartCommunicatingMessages,
} from "./illustrations/scenes/start-communicating.tsx";
export { Street } from "./illustrations/scenes/street.tsx";
export { Umbrella } from "./illustrations/scenes/umbrella.tsx";
export { BrowseScreen, type BrowseScreenMessages } from "./illustrations/screens/browse-screen.tsx";
export { ChatScreen, type ChatScreenMessages } from "./illustrations/screens/chat-screen.tsx";
export { FiltersScreen, type FiltersScreenMessages } from "./illustrations/screens/filters-screen.tsx";
export {
  MatchScreen,
  type MatchScreenMessages,
  type MatchScreenProps,
} from "./illustrations/screens/match-screen.tsx";
export { ProfileScreen, type ProfileScreenMessages } from "./illustrations/screens/profile-screen.tsx";
export { ReportScreen, type ReportScreenMessages } from "./illustrations/screens/report-screen.tsx";

export type { SceneProps, WideSceneProps } from "./illustrations/scenes/scene.tsx";
export type { WithMessages } from "./illustrations/picture-texts.tsx";
export type { Member, MemberScreenProps, ScreenProps } from "./illustrations/screens/screen.tsx";
