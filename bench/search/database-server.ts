/** The URL of the server on which a benchmark may create databases; `npm run bench` sets it. */
export function databaseServer(): string {
  const server = process.env.DATABASE_URL
  if (!server)
    throw new Error('Set DATABASE_URL to a database beside which the measurement may make its own.')
  return server
}
