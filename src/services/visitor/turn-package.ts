import type { Context } from "../../context.ts";
import type { TurnRow } from "../../db/queries/turns.ts";
import type { RuntimePackage } from "../../runtime-package/packages.ts";

/** The package that a turn is answered from: that of its first attempt, or what its version names now. */
export async function packageOfTurn(
  { packages }: Pick<Context, "packages">,
  { company, revisionId, version }: TurnRow,
): Promise<RuntimePackage | undefined> {
  const owner = await packages.company(company);
  return revisionId ? packages.revision(owner, revisionId, version) : packages.resolve(owner, version);
}
