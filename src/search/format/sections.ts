import { SegmentError } from "./segment-error.ts";

/** Raised whenever a section changes its meaning; a reader takes exactly its own version. */
const FORMAT_VERSION = 6;

/** Layout: 32 bytes of header (magic, version, zero, length, checksum), directory length, JSON directory, sections. */
const MAGIC = "USHERSEG";
const HEADER_BYTES = 32;
const ALIGNMENT = 8;

const ARRAY_TYPES = {
  u8: Uint8Array,
  i8: Int8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  f32: Float32Array,
  f64: Float64Array,
} as const;

type ArrayKind = keyof typeof ARRAY_TYPES;
type ArrayOf<K extends ArrayKind> = InstanceType<(typeof ARRAY_TYPES)[K]>;
type Numbers = ArrayOf<ArrayKind>;

/** `[kind, byte offset from the first section, elements]` */
type Entry = [ArrayKind, number, number];

interface Directory {
  meta: Record<string, unknown>;
  sections: Record<string, Entry>;
}

const align = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

/** Collects named typed arrays and lays them out as one blob. */
export class SectionWriter {
  readonly #arrays: { name: string; kind: ArrayKind; array: Numbers }[] = [];

  add<K extends ArrayKind>(name: string, kind: K, array: ArrayOf<K>): void {
    this.#arrays.push({ name, kind, array });
  }

  /** The blob: header with checksum, directory with `meta` (JSON values), then each array at a multiple of 8 bytes. */
  finish(meta: Record<string, unknown>): Uint8Array<ArrayBuffer> {
    const sections: Directory["sections"] = {};
    let offset = 0;
    for (const { name, kind, array } of this.#arrays) {
      sections[name] = [kind, offset, array.length];
      offset = align(offset + array.byteLength);
    }
    const directory = new TextEncoder().encode(JSON.stringify({ meta, sections } satisfies Directory));
    const base = align(HEADER_BYTES + 4 + directory.length);
    const blob = new Uint8Array(base + offset);
    new DataView(blob.buffer).setUint32(HEADER_BYTES, directory.length, true);
    blob.set(directory, HEADER_BYTES + 4);
    for (const { name, array } of this.#arrays) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      blob.set(bytes, base + (sections[name]?.[1] ?? 0));
    }
    writeHeader(blob);
    return blob;
  }
}

function writeHeader(blob: Uint8Array<ArrayBuffer>): void {
  const view = new DataView(blob.buffer);
  blob.set(new TextEncoder().encode(MAGIC), 0);
  view.setUint32(8, FORMAT_VERSION, true);
  view.setBigUint64(16, BigInt(blob.length), true);
  view.setBigUint64(24, checksum(blob), true);
}

function checksum(blob: Uint8Array): bigint {
  return Bun.hash.xxHash64(blob.subarray(HEADER_BYTES));
}

/** Views over the arrays of a blob; nothing but the small directory is parsed. */
export class SectionReader {
  readonly meta: Record<string, unknown>;
  readonly #buffer: ArrayBuffer;
  readonly #base: number;
  readonly #sections: Directory["sections"];

  /** @throws SegmentError for bytes that are damaged, cut short, or of another format version. */
  constructor(source: Uint8Array | ArrayBuffer) {
    const blob = alignedBytes(source);
    checkHeader(blob);
    const view = new DataView(blob.buffer, blob.byteOffset, blob.byteLength);
    const directoryBytes = view.getUint32(HEADER_BYTES, true);
    const start = HEADER_BYTES + 4;
    const directory = parseDirectory(blob.subarray(start, start + directoryBytes));
    this.meta = directory.meta;
    this.#sections = directory.sections;
    this.#buffer = blob.buffer;
    this.#base = blob.byteOffset + align(start + directoryBytes);
  }

  /** Bytes of each section, for reports. */
  sizes(): [name: string, bytes: number][] {
    return Object.entries(this.#sections).map(([name, [kind, , length]]) => [
      name,
      length * ARRAY_TYPES[kind].BYTES_PER_ELEMENT,
    ]);
  }

  has(name: string): boolean {
    return this.#sections[name] !== undefined;
  }

  /** @throws SegmentError where the section is missing or of another kind. */
  get<K extends ArrayKind>(name: string, kind: K): ArrayOf<K> {
    const entry = this.#sections[name];
    if (entry?.[0] !== kind) throw new SegmentError("damaged", `segment section ${name} is missing`);
    const ArrayType = ARRAY_TYPES[kind];
    return new ArrayType(this.#buffer, this.#base + entry[1], entry[2]) as ArrayOf<K>;
  }
}

/** Typed arrays need aligned bytes of a buffer of their own; a view that starts elsewhere is copied. */
function alignedBytes(source: Uint8Array | ArrayBuffer): Uint8Array<ArrayBuffer> {
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  const { buffer, byteOffset, byteLength } = source;
  if (buffer instanceof ArrayBuffer && byteOffset % ALIGNMENT === 0)
    return new Uint8Array(buffer, byteOffset, byteLength);
  return new Uint8Array(source);
}

function checkHeader(blob: Uint8Array<ArrayBuffer>): void {
  if (blob.length < HEADER_BYTES + 4) throw new SegmentError("damaged", "segment is cut short");
  const view = new DataView(blob.buffer, blob.byteOffset, blob.byteLength);
  const magic = new TextDecoder("latin1").decode(blob.subarray(0, 8));
  if (magic !== MAGIC) throw new SegmentError("damaged", "these bytes are not an Usher segment");
  const version = view.getUint32(8, true);
  if (version !== FORMAT_VERSION) {
    const age = version > FORMAT_VERSION ? "newer" : "older";
    throw new SegmentError("unsupported", `segment format ${version} is ${age} than this Usher reads: ingest again`);
  }
  const whole = view.getUint32(12, true) === 0 && view.getBigUint64(16, true) === BigInt(blob.length);
  if (!whole) throw new SegmentError("damaged", "segment length does not match its header");
  if (view.getBigUint64(24, true) !== checksum(blob))
    throw new SegmentError("damaged", "segment checksum does not match");
}

function parseDirectory(bytes: Uint8Array): Directory {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as Directory;
  } catch (cause) {
    throw new SegmentError("damaged", "segment directory cannot be read", {
      cause,
    });
  }
}
