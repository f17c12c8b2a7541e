import { Elysia } from "elysia";
import { ServiceError } from "../errors.ts";

const posts: string[] = [];
const gets = ["/query-data"];

/** Routes of the specification that are still to come: they say so, in the error shape of their group. */
export function unfinishedRoutes() {
  const refuse = (): never => {
    throw new ServiceError("not_implemented", "This version does not answer this route yet.");
  };
  const app = new Elysia({ normalize: false });
  for (const path of posts) app.post(path, refuse);
  for (const path of gets) app.get(path, refuse);
  return app;
}
