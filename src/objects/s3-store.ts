import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  NoSuchUpload,
  S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { checkKey, fileNameOf, type ObjectStore } from "./object-store.ts";
import { type Part, partsOf } from "./s3-parts.ts";
import { WholeAnswers } from "./whole-answers.ts";

export interface S3Config {
  bucket: string;
  region: string;
  /** Any server that speaks S3; AWS where undefined. */
  endpoint: string | undefined;
  /** Undefined: the SDK looks for them where AWS puts them (instance role, profile). */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

export interface S3Options {
  /** Tries of each request; default 4. */
  maxAttempts?: number;
  /** A part that was not taken, or an upload not completed, within so many milliseconds has failed; default 60 s. */
  timeoutMs?: number;
  /** The same for every other request, which carries nothing and has little to do; default 15 s. */
  shortTimeoutMs?: number;
  /** An upload that was not aborted within so many milliseconds in all is left for the sweep; default 15 s. */
  abortTimeoutMs?: number;
}

/** Signature version 4 allows no more. */
const longestLinkSeconds = 7 * 24 * 60 * 60;
const completions = 3;
/** S3 takes no part but the last below 5 MiB. */
const partBytes = 8 * 1024 * 1024;

/** Values in a bucket: streamed up in parts, fetched over pre-signed links that S3 answers. */
export function createS3Store(config: S3Config, options: S3Options = {}): ObjectStore {
  const { bucket } = config;
  const { timeoutMs = 60_000, abortTimeoutMs = 15_000 } = options;
  const client = clientOf(config, options);
  return {
    async put(key, body, signal) {
      const run = { signal, timeoutMs, abortTimeoutMs };
      const upload = await S3Upload.begin(client, { Bucket: bucket, Key: checkKey(key) }, run);
      try {
        for await (const part of partsOf(body, partBytes)) await upload.send(part);
        signal.throwIfAborted();
        return { parts: await upload.complete() };
      } catch (error) {
        await upload.abort();
        throw error;
      }
    },
    presignGet(key, seconds) {
      const expiresIn = Math.min(Math.max(1, Math.floor(seconds)), longestLinkSeconds);
      return getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key: checkKey(key) }), { expiresIn });
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: checkKey(key) }));
    },
    async sweep(prefix, isUnderWay) {
      let removed = 0;
      for (const { Key, UploadId } of await uploadsBelow(client, bucket, `${prefix}/`)) {
        if (!Key || !UploadId || (await isUnderWay(Key))) continue;
        if (await abortUpload(client, { Bucket: bucket, Key, UploadId })) removed++;
      }
      return removed;
    },
    close: () => client.destroy(),
  };
}

function clientOf({ region, endpoint, credentials }: S3Config, options: S3Options): S3Client {
  const { maxAttempts = 4, shortTimeoutMs = 15_000 } = options;
  return new S3Client({
    region,
    maxAttempts,
    ...(credentials ? { credentials } : {}),
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // fetch sends from a thread of its own; node:http copies each part on this one, and holds it for 20 ms.
    requestHandler: new WholeAnswers(shortTimeoutMs),
    // Other servers than AWS do not know the newer checksums; the signature covers the bytes either way.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}

type UploadRun = Required<Pick<S3Options, "timeoutMs" | "abortTimeoutMs">> & { signal: AbortSignal };

/** One multipart upload: nothing can be read before it is complete. */
class S3Upload {
  readonly #parts: { PartNumber: number; ETag: string }[] = [];
  /** The part on its way, so that one is sent while the next one fills. */
  #sending: Promise<void> = Promise.resolve();

  private constructor(
    private readonly client: S3Client,
    private readonly target: { Bucket: string; Key: string; UploadId: string },
    private readonly mark: string,
    private readonly run: UploadRun,
  ) {}

  static async begin(client: S3Client, target: { Bucket: string; Key: string }, run: UploadRun): Promise<S3Upload> {
    const mark = crypto.randomUUID();
    const create = new CreateMultipartUploadCommand({
      ...target,
      ContentType: "text/csv; charset=utf-8",
      ContentDisposition: `attachment; filename="${fileNameOf(target.Key)}"`,
      Metadata: { upload: mark },
    });
    const { UploadId } = await client.send(create, { abortSignal: run.signal });
    if (!UploadId) throw new Error("S3 began an upload without an id");
    return new S3Upload(client, { ...target, UploadId }, mark, run);
  }

  /** Resolves when the part is on its way and the one before has arrived. */
  async send(part: Part): Promise<void> {
    await this.#sending;
    this.#sending = this.#upload(part);
    this.#sending.catch(() => {});
  }

  async #upload({ number, bytes, sha256 }: Part): Promise<void> {
    const upload = new UploadPartCommand({ ...this.target, PartNumber: number, Body: bytes });
    upload.middlewareStack.add((next) => (args) => next(withHash(args, sha256)), { step: "build" });
    const { ETag } = await this.client.send(upload, this.#long);
    if (!ETag) throw new Error("S3 answered a part without an ETag");
    this.#parts.push({ PartNumber: number, ETag });
  }

  /** Makes the value readable; tells how many parts it has. */
  async complete(): Promise<number> {
    await this.#sending;
    for (let attempt = 1; ; attempt++) {
      try {
        await this.#complete();
        return this.#parts.length;
      } catch (error) {
        // The answer may have been lost on the way, or be an error with status 200: only the object itself tells.
        if (await this.#isWhole()) return this.#parts.length;
        if (attempt === completions || this.run.signal.aborted || isTimeout(error)) throw error;
      }
    }
  }

  async #complete(): Promise<void> {
    const complete = new CompleteMultipartUploadCommand({ ...this.target, MultipartUpload: { Parts: this.#parts } });
    const { ETag } = await this.client.send(complete, this.#long);
    // A gateway in between may say 200 too, in words of its own.
    if (!ETag) throw new Error("S3 answered a completion without an ETag");
  }

  /** How requests are sent that carry a part, or join all of them. */
  get #long() {
    return { abortSignal: this.run.signal, requestTimeout: this.run.timeoutMs };
  }

  async #isWhole(): Promise<boolean> {
    const { Bucket, Key } = this.target;
    const found = await this.client.send(new HeadObjectCommand({ Bucket, Key })).catch(() => undefined);
    return found?.Metadata?.upload === this.mark;
  }

  /** What cannot be aborted now is left for the sweep. */
  async abort(): Promise<void> {
    await this.#sending.catch(() => {});
    const abortSignal = AbortSignal.timeout(this.run.abortTimeoutMs);
    await this.client.send(new AbortMultipartUploadCommand(this.target), { abortSignal }).catch(() => {});
  }
}

/** Whether a request was tried as often as it may be, and late each time: more tries would hold up other jobs. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === "TimeoutError";
}

/** The signature takes the hash from this header where it is there already. */
function withHash<T extends object>(args: T, sha256: string): T {
  const { request } = args as { request?: { headers: Record<string, string> } };
  if (request) request.headers["x-amz-content-sha256"] = sha256;
  return args;
}

/** False where it was gone already: a start tidies while the job it left is taken up again, and both sweep. */
async function abortUpload(client: S3Client, upload: { Bucket: string; Key: string; UploadId: string }) {
  try {
    await client.send(new AbortMultipartUploadCommand(upload));
    return true;
  } catch (error) {
    if (error instanceof NoSuchUpload) return false;
    throw error;
  }
}

interface PendingUpload {
  Key?: string | undefined;
  UploadId?: string | undefined;
}

async function uploadsBelow(client: S3Client, bucket: string, prefix: string): Promise<PendingUpload[]> {
  const found: PendingUpload[] = [];
  let page: ListMultipartUploadsCommandOutput | undefined;
  do {
    const after = page ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : {};
    page = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix, ...after }));
    found.push(...(page.Uploads ?? []));
  } while (page.IsTruncated);
  return found;
}
