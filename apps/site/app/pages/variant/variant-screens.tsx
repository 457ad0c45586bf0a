import {
  BrowseScreen,
  ChatScreen,
  ManWithGlasses,
  ManWithLocs,
  MatchScreen,
  ProfileScreen,
  WomanWithCornrows,
  type Member,
} from "@matchfront/ui/illustrations";
import type { SiteMessages } from "../../messages/messages.ts";

const efua: Member = { person: WomanWithCornrows, name: "Efua", age: 32, place: "Accra" };
const marcus: Member = { person: ManWithGlasses, name: "Marcus", age: 38, place: "Atlanta" };

export const kunle: Member = {
  person: ManWithLocs,
  name: "Kunle",
  age: 35,
  place: "Lagos",
  distance: "5 km",
};

export function variantScreens({ drawings }: SiteMessages, labels: { browse?: string; match?: string } = {}) {
  const { profile, browse, chat, match } = drawings.variant;
  return {
    profile: <ProfileScreen member={efua} messages={{ ...drawings.profile, ...profile }} />,
    browse: (
      <BrowseScreen label={labels.browse} member={kunle} messages={{ ...drawings.browse, ...browse }} />
    ),
    chat: <ChatScreen member={marcus} messages={{ ...drawings.chat, ...chat }} />,
    match: (
      <MatchScreen
        label={labels.match}
        left={efua.person}
        right={kunle.person}
        messages={{ ...drawings.match, ...match }}
      />
    ),
  };
}
