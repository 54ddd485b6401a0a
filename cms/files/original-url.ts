import { signUrl, verifyUrl } from '#media/storage/sign.ts'

interface Signing {
  readonly secret: string
  readonly now: Date
}

/**
 * The path and query of a sanitised original for readers of its submission: players need the file itself, and before
 * publication no other user gets it. Valid for 120 s.
 */
export function signOriginal(sha256: string, signing: Signing): string {
  return signUrl(`/previews/${sha256}/original`, new URLSearchParams(), signing)
}

/** Whether an original is requested at an address of `signOriginal`. */
export function isSignedOriginal(url: URL, signing: Signing): boolean {
  return url.searchParams.has('signature') && verifyUrl(url, signing).ok
}
