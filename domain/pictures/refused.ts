import type { ErrorCode } from '#domain/errors/catalogue.ts'

/** Where on the page of search by picture it says why a picture was refused. */
export function refusedPicture(code: ErrorCode): string {
  return `refused-${code}`
}
