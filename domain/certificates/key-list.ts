/** A key as the variable `CERTIFICATE_KEYS` has it. */
export interface ListedKey {
  readonly id: string
  /** Hexadecimal: the private key. Null for a retired key of which only the public part was kept. */
  readonly seed: string | null
  /** Base64url: given where the private key is not. */
  readonly publicKey: string | null
}

const ENTRY = /^(?<id>[a-z0-9][a-z0-9-]{0,31}):(?:(?<seed>[0-9a-f]{64})|public:(?<publicKey>[\w-]{43}))$/

/**
 * Reads `2027-a:<64 hexadecimal digits>,2026-a:public:<base64url>`: the first key signs, the others are retired and only
 * verify. Null for a malformed list, one whose first key cannot sign, and one that has an id twice.
 */
export function readKeyList(text: string): readonly ListedKey[] | null {
  const keys: ListedKey[] = []
  for (const entry of text.split(',')) {
    const { id, seed = null, publicKey = null } = ENTRY.exec(entry.trim())?.groups ?? {}
    if (id === undefined || keys.some((one) => one.id === id)) return null
    keys.push({ id, seed, publicKey })
  }
  return keys[0]?.seed === null ? null : keys
}

/** What the variable must be, for the error at start. */
export const KEY_LIST_RULE =
  'be a list such as 2026-a:<64 hexadecimal digits>, whose first key signs and whose others are retired'

/** The same for keys that also have to decrypt: a retired key is kept whole. Null for a list with a public part alone. */
export function readSecretKeyList(
  text: string,
): readonly { readonly id: string; readonly seed: string }[] | null {
  const keys = readKeyList(text)?.flatMap(({ id, seed }) => (seed === null ? [] : [{ id, seed }])) ?? []
  return keys.length === text.split(',').length ? keys : null
}

/** What a variable of such keys must be. */
export const SECRET_KEY_LIST_RULE =
  'be a list such as 2026-a:<64 hexadecimal digits>, whose first key encrypts and whose others still decrypt'
