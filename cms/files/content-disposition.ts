/**
 * The header that makes a browser save a file under a name of any script (RFC 6266): a plain ASCII name for old
 * clients and the real one, percent-encoded as RFC 5987 wants it.
 */
export function attachment(fileName: string): string {
  const ascii = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\/%]/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeExtended(fileName)}`
}

/** `encodeURIComponent` leaves four characters alone that RFC 5987 does not allow. */
function encodeExtended(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
