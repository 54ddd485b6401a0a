import { signUrl, verifyUrl } from '#media/storage/sign.ts'

interface Signing {
  readonly secret: string
  readonly now: Date
}

/** Enough to compare two works. */
const WIDTH = '800'

/**
 * The path and query of a preview for the parties of a takedown case, who see a work that is withheld from everyone
 * else. Valid for 120 s.
 */
export function signEvidence(sha256: string, signing: Signing): string {
  return signUrl(`/previews/${sha256}`, new URLSearchParams({ f: 'webp', w: WIDTH }), signing)
}

/** Whether a preview is requested at an address of `signEvidence`. */
export function isEvidence(url: URL, signing: Signing): boolean {
  return url.searchParams.has('signature') && verifyUrl(url, signing).ok
}
