import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { type ListedKey, readKeyList } from '#domain/certificates/key-list.ts'
import type { CertificateKeys, SignedCertificate } from '#domain/contract/certificates.ts'

/** What signs certificates, and the keys that verify them. */
export interface SigningKeys {
  readonly sign: (text: string) => SignedCertificate['signature']
  readonly published: CertificateKeys
}

/** The bytes before the 32 bytes of a private key in PKCS #8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The keys of `CERTIFICATE_KEYS`: the first signs, all are published. */
export function openSigningKeys(list: string): SigningKeys {
  const keys = readKeyList(list)
  const [current] = keys ?? []
  if (keys === null || current === undefined || current.seed === null)
    throw new Error('CERTIFICATE_KEYS is malformed')
  const { id, seed } = current
  const own = privateKeyOf(seed)
  return {
    sign: (text) => ({
      algorithm: 'Ed25519',
      key: id,
      value: sign(null, Buffer.from(text), own).toString('base64url'),
    }),
    published: {
      keys: keys.map((key) => ({
        kty: 'OKP',
        crv: 'Ed25519',
        alg: 'EdDSA',
        use: 'sig',
        kid: key.id,
        x: publicKeyOf(key),
        status: key === current ? 'current' : 'retired',
      })),
    },
  }
}

function privateKeyOf(seed: string): KeyObject {
  const key = Buffer.concat([PKCS8, Buffer.from(seed, 'hex')])
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
}

function publicKeyOf({ seed, publicKey }: ListedKey): string {
  if (seed === null) return publicKey ?? ''
  return String(createPublicKey(privateKeyOf(seed)).export({ format: 'jwk' }).x)
}
