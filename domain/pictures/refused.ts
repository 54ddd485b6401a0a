import type { ErrorCode } from '#domain/errors/catalogue.ts'

/** The fragment of the search-by-picture page that shows why a picture was rejected. */
export function refusedPicture(code: ErrorCode): string {
  return `refused-${code}`
}
