const UNIQUE_VIOLATION = '23505'

/** Whether the database rejected a write because of the given unique index. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return (
    cause instanceof Error &&
    'code' in cause &&
    cause.code === UNIQUE_VIOLATION &&
    'constraint' in cause &&
    cause.constraint === index
  )
}
