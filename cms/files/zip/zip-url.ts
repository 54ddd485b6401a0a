import { accept, type Result } from '#domain/errors/catalogue.ts'
import { signUrl, verifyUrl } from '#media/storage/sign.ts'

/** A prepared ZIP (cms/operations/zips/prepare-zip.ts). */
interface PreparedZip {
  readonly id: string
  /** With its extension, in any script. */
  readonly fileName: string
}

/** The path and query of a prepared ZIP, valid for 120 s. */
export function signZip({ id, fileName }: PreparedZip, secret: string, now: Date): string {
  return signUrl(`/files/zips/${id}/${encodeURIComponent(fileName)}`, new URLSearchParams(), {
    secret,
    now,
  })
}

/** Parses a signed address to the id of the ZIP. Forged and expired ones give the same refusal. */
export function readZipUrl(url: URL, secret: string, now: Date): Result<string> {
  const signed = verifyUrl(url, { secret, now })
  if (!signed.ok) return signed
  const [, , , id = ''] = url.pathname.split('/')
  return accept(id)
}
