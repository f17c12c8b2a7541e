/** The token of an `Authorization` header, `undefined` where it holds none (RFC 6750, 2.1). */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
}
