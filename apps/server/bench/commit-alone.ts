import { Client } from "pg";

/**
 * What PostgreSQL commits on this disk with nothing before it: rows of a kilobyte, one in each transaction.
 *
 * @param database an empty one
 * @returns commits per second
 */
export async function commitAlone(database: URL, connections: number, seconds: number): Promise<number> {
  const clients = Array.from({ length: connections }, () => new Client(database.href));
  try {
    await Promise.all(clients.map((client) => client.connect()));
    await clients[0]?.query("create table alone (id uuid primary key, text text not null)");
    const text = "x".repeat(1024);
    const startedAt = performance.now();
    const end = startedAt + seconds * 1000;
    let commits = 0;
    await Promise.all(
      clients.map(async (client) => {
        while (performance.now() < end) {
          await client.query("insert into alone values ($1, $2)", [crypto.randomUUID(), text]);
          commits += 1;
        }
      }),
    );
    return commits / ((performance.now() - startedAt) / 1000);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}
