import { accept, type Result } from '#domain/errors/catalogue.ts'
import { signUrl, verifyUrl } from '#media/storage/sign.ts'

/** A ZIP that was prepared (cms/operations/personal-collections/prepare-zip.ts). */
interface PreparedZip {
  readonly id: string
  /** With its ending, in any script. */
  readonly fileName: string
}

/** The address of a prepared ZIP, from the root of the site; good for 120 s. */
export function signZip({ id, fileName }: PreparedZip, secret: string, now: Date): string {
  return signUrl(`/files/collections/${id}/${encodeURIComponent(fileName)}`, new URLSearchParams(), {
    secret,
    now,
  })
}

/** The inverse: the id of the ZIP that a signed address grants. Forged and expired ones are refused alike. */
export function readZipUrl(url: URL, secret: string, now: Date): Result<string> {
  const signed = verifyUrl(url, { secret, now })
  if (!signed.ok) return signed
  const [, , , id = ''] = url.pathname.split('/')
  return accept(id)
}
