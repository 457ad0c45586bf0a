import { DefinitionList } from "@matchfront/ui";
import type { Brand } from "../../../brand.ts";

/** The two formats of an ad, each with its size and its price where the brand file gives them. */
export function FormatList({ formats }: { formats?: Brand["adFormats"] }) {
  return (
    <DefinitionList
      items={[
        { term: "Ad in the app", definition: words("It appears in our dating apps.", formats?.app) },
        { term: "Banner", definition: words("It sits between two messages in a chat.", formats?.banner) },
      ]}
    />
  );
}

type Format = NonNullable<NonNullable<Brand["adFormats"]>["app"]>;

function words(place: string, { size, priceFrom }: Format = {}): string {
  return [place, size && `Size: ${size}.`, priceFrom && `From ${priceFrom}.`].filter(Boolean).join(" ");
}
