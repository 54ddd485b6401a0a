/** The database beside which a measurement may make its own; `npm run bench` names it. */
export function databaseServer(): string {
  const server = process.env.DATABASE_URL
  if (!server)
    throw new Error('Set DATABASE_URL to a database beside which the measurement may make its own.')
  return server
}
