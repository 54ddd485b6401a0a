import { accept, type Result } from '#domain/errors/catalogue.ts'
import { signUrl, verifyUrl } from '#media/storage/sign.ts'

/** A granted source file of a work (cms/operations/sources/grant-source.ts). */
export interface GrantedSource {
  readonly sha256: string
  /** With its extension. */
  readonly fileName: string
}

/** The path and query of a source file, valid for 120 s. */
export function signSource({ sha256, fileName }: GrantedSource, secret: string, now: Date): string {
  return signUrl(`/files/sources/${sha256}/${encodeURIComponent(fileName)}`, new URLSearchParams(), {
    secret,
    now,
  })
}

/** Parses a signed address. Forged and expired ones give the same refusal. */
export function readSourceUrl(url: URL, secret: string, now: Date): Result<GrantedSource> {
  const signed = verifyUrl(url, { secret, now })
  if (!signed.ok) return signed
  const [, , , sha256 = '', name = ''] = url.pathname.split('/')
  return accept({ sha256, fileName: decodeURIComponent(name) })
}
