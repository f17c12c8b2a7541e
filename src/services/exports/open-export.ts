import type { Context } from "../../context.ts";
import { ServiceError } from "../../errors.ts";
import type { StoredFile } from "../../objects/embedded-store.ts";
import type { Signature } from "../../objects/signed-url.ts";

/** The file that a signed link leads to. Throws `link_rejected`, `export_expired`, and `not_found` until it is whole. */
export async function openExport({ exports }: Context, key: string, signature: Signature): Promise<StoredFile> {
  const file = (await exports.embedded?.open(key, signature)) ?? "missing";
  if (file === "forbidden") throw new ServiceError("link_rejected", "The link's signature is wrong.");
  if (file === "expired") throw new ServiceError("export_expired", "The export has expired.");
  if (file === "missing") throw new ServiceError("not_found", "The export is not ready.");
  return file;
}
