import { DefinitionList } from "@matchfront/ui";
import type { Brand } from "../../../brand.ts";
import { useWords } from "../../words/words.ts";

/** The two formats of an ad, each with its size and its price where the brand file gives them. */
export function FormatList({ formats }: { formats?: Brand["adFormats"] }) {
  const { app, banner, size, price } = useWords().advertise.formats;
  const definition = (place: string, format: Format = {}) =>
    [
      place,
      format.size && size({ size: format.size }),
      format.priceFrom && price({ price: format.priceFrom }),
    ]
      .filter(Boolean)
      .join(" ");
  return (
    <DefinitionList
      items={[
        { term: app.term, definition: definition(app.place, formats?.app) },
        { term: banner.term, definition: definition(banner.place, formats?.banner) },
      ]}
    />
  );
}

type Format = NonNullable<NonNullable<Brand["adFormats"]>["app"]>;
