import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { readSecretKeyList } from '#domain/certificates/key-list.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/** Where a sealed value is stored. It is authenticated: a value that is moved to another row or column does not open. */
export interface SealedPlace {
  readonly column:
    | 'payee_identities.sealed'
    | 'payee_identities.document'
    | 'tax_forms.sealed'
    | 'payout_methods.sealed'
  readonly row: string
}

/** Encrypts and decrypts what contributors state about themselves. */
export interface Sealer {
  readonly seal: (place: SealedPlace, plain: Uint8Array) => string
  readonly open: (place: SealedPlace, sealed: string) => Result<Uint8Array>
}

const CIPHER = 'aes-256-gcm'
const VERSION = 'v1'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * AES-256-GCM with the keys of `PAYEE_KEYS`: the first encrypts, all decrypt. A sealed value is
 * `v1.<key id>.<nonce>.<tag>.<ciphertext>`, the last three in base64url; version and key id are authenticated as well.
 */
export function openSealer(list: string): Sealer {
  const keys = readSecretKeyList(list)
  const current = keys?.[0]
  if (keys === null || current === undefined) throw new Error('PAYEE_KEYS is malformed')
  return {
    seal: (place, plain) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, Buffer.from(current.seed, 'hex'), nonce, {
        authTagLength: TAG_BYTES,
      })
      cipher.setAAD(boundTo(current.id, place))
      const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()])
      const parts = [nonce, cipher.getAuthTag(), ciphertext].map((part) => part.toString('base64url'))
      return [VERSION, current.id, ...parts].join('.')
    },
    open: (place, sealed) => {
      const [version, id, ...parts] = sealed.split('.')
      const [nonce, tag, ciphertext] = parts.map((part) => Buffer.from(part, 'base64url'))
      const key = keys.find((one) => one.id === id)
      if (version !== VERSION || key === undefined) return refuse('payee-data-unreadable', 'no key')
      if (nonce?.length !== NONCE_BYTES || tag?.length !== TAG_BYTES || ciphertext === undefined)
        return refuse('payee-data-unreadable', 'malformed')
      const cipher = createDecipheriv(CIPHER, Buffer.from(key.seed, 'hex'), nonce, {
        authTagLength: TAG_BYTES,
      })
      cipher.setAAD(boundTo(key.id, place))
      cipher.setAuthTag(tag)
      try {
        return accept(Buffer.concat([cipher.update(ciphertext), cipher.final()]))
      } catch {
        return refuse('payee-data-unreadable', 'altered')
      }
    },
  }
}

function boundTo(key: string, { column, row }: SealedPlace): Buffer {
  return Buffer.from(`${VERSION}|${key}|${column}|${row}`)
}
