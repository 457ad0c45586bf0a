import { DefinitionList } from "@matchfront/ui";
import type { Brand } from "../../../brand.ts";
import { useLanguage } from "../../messages/language-context.ts";
import { useMessages } from "../../messages/messages.ts";

export function FormatList({ formats }: { formats?: Brand["adFormats"] }) {
  const { size, price, ...names } = useMessages().advertise.formats;
  const language = useLanguage();
  const items = (["app", "banner"] as const).map((name) => {
    const { term, place } = names[name];
    const format = formats?.[name];
    const from = format?.priceFrom?.[language];
    const parts = [place, format?.size && size({ size: format.size }), from && price({ price: from })];
    return { term, definition: parts.filter(Boolean).join(" ") };
  });
  return <DefinitionList items={items} />;
}
