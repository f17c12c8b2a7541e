import { ServiceError } from "../errors.ts";
import { extractiveModel } from "../generation/engines.ts";
import type { Version } from "../schemas/common.ts";
import type { Company } from "./directory.ts";

/** The package's model of an alias; `undefined` where it is left to the process. Throws `unknown_model`. */
export function chooseModel(company: Company, version: Version, alias: string | undefined): string | undefined {
  const published = company.pointers.get("published");
  const revision = version === "unpublished" ? (company.pointers.get(version) ?? published) : published;
  const models = revision?.settings.models ?? {};
  if (alias === extractiveModel) return alias;
  if (Object.hasOwn(models, alias ?? "default")) return models[alias ?? "default"];
  if (alias === undefined) return undefined;
  throw new ServiceError("unknown_model", "The package has no model of this name.", { loc: ["body", "model"] });
}
