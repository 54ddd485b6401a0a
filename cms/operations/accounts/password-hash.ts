import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** Payload's password scheme, so that accounts made in its panel and accounts made here are alike. */
const SCHEME = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32, digest: 'sha256' } as const
const SALT_BYTES = 32

export interface StoredPassword {
  readonly hash: string
  readonly salt: string
}

/** A dummy hash, compared when an account has no password, so that the response takes as long. */
const DUMMY_PASSWORD: StoredPassword = {
  hash: SCHEME.prefix + '0'.repeat(2 * SCHEME.bytes),
  salt: '0'.repeat(2 * SALT_BYTES),
}

const derive = promisify(pbkdf2)

export async function hashPassword(password: string): Promise<StoredPassword> {
  const salt = randomBytes(SALT_BYTES).toString('hex')
  return { salt, hash: SCHEME.prefix + (await keyOf(password, salt)).toString('hex') }
}

/**
 * Whether the password matches. It takes the same time without a stored one, so that timing does not reveal missing
 * accounts.
 */
export async function isPassword(
  password: string,
  stored: { readonly hash: string | null; readonly salt: string | null } | null,
): Promise<boolean> {
  const known =
    stored !== null && stored.hash !== null && stored.salt !== null && stored.hash.startsWith(SCHEME.prefix)
  const { hash, salt } = known ? { hash: stored.hash ?? '', salt: stored.salt ?? '' } : DUMMY_PASSWORD
  const wanted = Buffer.from(hash.slice(SCHEME.prefix.length), 'hex')
  const given = await keyOf(password, salt)
  return wanted.length === given.length && timingSafeEqual(wanted, given) && known
}

function keyOf(password: string, salt: string): Promise<Buffer> {
  return derive(password, salt, SCHEME.iterations, SCHEME.bytes, SCHEME.digest)
}
