import { DefinitionList } from "@matchfront/ui";
import type { Brand } from "../../../brand.ts";
import { useLanguage } from "../../messages/language-context.ts";
import { useMessages } from "../../messages/messages.ts";

export function FormatList({ formats }: { formats?: Brand["adFormats"] }) {
  const { app, banner, size, price } = useMessages().advertise.formats;
  const language = useLanguage();
  const definition = (place: string, format: Format = {}) => {
    const from = format.priceFrom?.[language];
    return [place, format.size && size({ size: format.size }), from && price({ price: from })]
      .filter(Boolean)
      .join(" ");
  };
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
