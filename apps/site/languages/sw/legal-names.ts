import { brand, openLegal, type Legal } from "../../brand.ts";

/** What a Swahili sentence says for an entry of the brand file's `legal` that is still open. */
const open = {
  company: `kampuni inayoendesha ${brand.name}`,
  address: `Anwani ya posta hupatikana kwa kuandika kwa ${brand.addresses.support}`,
  privacyOfficer: "Afisa wa faragha",
  paymentEntity: "kampuni yetu ya malipo",
  arbitrationBody: "chombo cha usuluhishi",
  cancellationStates: "jimbo la Marekani ambalo sheria yake inatoa haki hiyo",
} as const satisfies Legal;

/**
 * Names of the brand file's `legal` as a Swahili sentence uses them.
 *
 * @example legalName("paymentEntity") // "kampuni yetu ya malipo"
 */
export function legalName(entry: keyof Legal): string {
  return brand.legal[entry] === openLegal[entry] ? open[entry] : brand.legal[entry];
}
