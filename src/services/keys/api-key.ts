/** `usk_<id>_<secret>`: the id names the row, the secret is 256 random bits that only the holder has. */
export interface ApiKey {
  id: string;
  /** The whole key, as it is sent. */
  text: string;
}

const form = /^usk_([0-9a-f]{16})_[0-9a-f]{64}$/;

export function newApiKey(): ApiKey {
  const id = randomHex(8);
  return { id, text: `usk_${id}_${randomHex(32)}` };
}

/** The id of a key, `undefined` where the text has not the form of one. */
export function idOfKey(text: string): string | undefined {
  return form.exec(text)?.[1];
}

/** SHA-256 of the whole key: it has too much chance in it for a slow hash to add anything. */
export function hashKey(text: string): Buffer {
  return new Bun.CryptoHasher("sha256").update(text).digest();
}

function randomHex(bytes: number): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString("hex");
}
