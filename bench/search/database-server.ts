import pg from 'pg'

/** As the process started: a benchmark may set the variable for what it measures. */
const server = process.env.DATABASE_URL

/** The URL of the server on which a benchmark may create databases; `npm run bench` sets it. */
export function databaseServer(): string {
  if (!server)
    throw new Error('Set DATABASE_URL to a database beside which the measurement may make its own.')
  return server
}

/** Runs one statement on that server, such as one that creates a database. */
export async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseServer() })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
