/** The floor: a bare server that parses a JSON body and answers it. */
const server = Bun.serve({ port: 0, fetch: async (request) => Response.json(await request.json()) });
console.log(`http://localhost:${server.port}`);
