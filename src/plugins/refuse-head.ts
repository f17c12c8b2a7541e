/** The answer to HEAD on a path whose GET changes something: HEAD itself never may (RFC 9110, 9.2.1). */
export function refuseHead(): Response {
  return new Response(null, { status: 405, headers: { allow: "GET" } });
}
