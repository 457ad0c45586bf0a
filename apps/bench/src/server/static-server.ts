import fastifyStatic from "@fastify/static";
import fastify from "fastify";

// What Fastify has for files: one folder, with the compressed twins of each file.
const app = fastify();
await app.register(fastifyStatic, { root: process.argv[2] ?? "", preCompressed: true });
process.stdout.write(`${await app.listen({ host: "127.0.0.1", port: 0 })}\n`);
