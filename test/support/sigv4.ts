import { createHash, createHmac, timingSafeEqual } from "node:crypto";

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

/** Why a request's AWS signature (version 4, in the header or in the query) does not hold; `undefined` where it does. */
export function signatureFault(request: Request, { accessKeyId, secretAccessKey }: Credentials): string | undefined {
  const url = new URL(request.url);
  const signed = url.searchParams.has("X-Amz-Signature") ? fromQuery(url) : fromHeader(request);
  if (!signed) return "AccessDenied";
  const [keyId, day = "", region = "", service = ""] = signed.credential.split("/");
  if (keyId !== accessKeyId) return "InvalidAccessKeyId";
  if (signed.expires !== undefined && Date.now() > timeOf(signed.date) + signed.expires * 1000) return "AccessDenied";
  const scope = `${day}/${region}/${service}/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", signed.date, scope, hash(canonical(request, url, signed))].join("\n");
  const key = [day, region, service, "aws4_request"].reduce<Buffer | string>(hmac, `AWS4${secretAccessKey}`);
  const wanted = hmac(key, text);
  const given = Buffer.from(signed.signature, "hex");
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? undefined : "SignatureDoesNotMatch";
}

interface Signed {
  credential: string;
  date: string;
  headers: string;
  signature: string;
  payload: string;
  expires?: number;
}

function fromQuery({ searchParams }: URL): Signed {
  const get = (name: string) => searchParams.get(`X-Amz-${name}`) ?? "";
  return {
    credential: get("Credential"),
    date: get("Date"),
    headers: get("SignedHeaders"),
    signature: get("Signature"),
    payload: "UNSIGNED-PAYLOAD",
    expires: Number(get("Expires")),
  };
}

function fromHeader({ headers }: Request): Signed | undefined {
  const fields = /^AWS4-HMAC-SHA256 Credential=(\S+), ?SignedHeaders=(\S+), ?Signature=(\S+)$/.exec(
    headers.get("authorization") ?? "",
  );
  if (!fields) return undefined;
  const [, credential = "", names = "", signature = ""] = fields;
  const payload = headers.get("x-amz-content-sha256") ?? "";
  return { credential, date: headers.get("x-amz-date") ?? "", headers: names, signature, payload };
}

function canonical(request: Request, url: URL, signed: Signed): string {
  const query = [...url.searchParams]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  const headers = signed.headers.split(";").map((name) => `${name}:${request.headers.get(name)?.trim() ?? ""}\n`);
  return [request.method, url.pathname, query.join("&"), headers.join(""), signed.headers, signed.payload].join("\n");
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

function timeOf(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
const hmac = (key: Buffer | string, text: string) => createHmac("sha256", key).update(text).digest();
