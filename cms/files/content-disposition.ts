/**
 * The `Content-Disposition` header of a download (RFC 6266): an ASCII name for old clients, and the real name
 * percent-encoded by RFC 5987.
 */
export function attachment(fileName: string): string {
  const ascii = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\/%]/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeExtended(fileName)}`
}

/** RFC 5987 also requires encoding of four characters that `encodeURIComponent` leaves unchanged. */
function encodeExtended(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
