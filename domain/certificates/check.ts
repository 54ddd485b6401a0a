import type { CertificateKeys, SignedCertificate } from '#domain/contract/certificates.ts'
import { canonicalJson } from './canonical.ts'

/** Verifies an Ed25519 signature (base64url) of a text with the `x` of a public key. */
export type VerifySignature = (text: string, signature: string, publicKey: string) => boolean

export type SignatureCheck =
  | { readonly ok: true; readonly key: string; readonly retired: boolean }
  /** `unknown-key`: none of the keys signed it; `wrong-signature`: its content or its signature was changed. */
  | { readonly ok: false; readonly fault: 'unknown-key' | 'wrong-signature' }

/** Whether a certificate was signed by one of the published keys and not changed since. */
export function checkSignature(
  { certificate, signature }: SignedCertificate,
  { keys }: CertificateKeys,
  verify: VerifySignature,
): SignatureCheck {
  const key = keys.find(({ kid }) => kid === signature.key)
  if (key === undefined) return { ok: false, fault: 'unknown-key' }
  if (!verify(canonicalJson(certificate), signature.value, key.x))
    return { ok: false, fault: 'wrong-signature' }
  return { ok: true, key: key.kid, retired: key.status === 'retired' }
}
