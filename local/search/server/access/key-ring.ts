import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import type { PublicKeyLimits } from '#domain/search/public-key.ts'
import { readJson, writeJsonTwice } from '#local/search/files/json-file.ts'
import { ACLS, type Acl } from './acl.ts'
import { type ApiKey, hasExpired, type KeyTerms, NO_TERMS } from './api-key.ts'

/** The keys of the application: two from the environment, and those created through the API. */
export interface KeyRing {
  /** Damage found at the start, in sentences for the operator. */
  readonly damage: readonly string[]
  /** A valid key by its value. */
  find(value: string, now: Date): ApiKey | null
  /** Whether it is the admin key, which also manages keys. */
  isAdmin(value: string): boolean
  /** The public limits of a key; null for a key that has only its terms. */
  limitsOf(value: string): PublicKeyLimits | null
  /** Created keys, newest last. */
  list(now: Date): readonly ApiKey[]
  /** Every key that a secured key may be derived from. */
  parents(now: Date): readonly ApiKey[]
  add(terms: KeyTerms, now: Date): ApiKey
  /** False for an unknown key. */
  change(value: string, terms: KeyTerms): boolean
  remove(value: string): boolean
  /** Restores a removed key. */
  restore(value: string): ApiKey | null
}

interface KeyFile {
  readonly keys: readonly ApiKey[]
  readonly removed: readonly ApiKey[]
}

/** The most removed keys that can be restored. */
const MAX_REMOVED = 1_000

/** The keys from the environment, with the limits of the public one. */
export interface ConfiguredKeys {
  readonly searchKey: string
  readonly adminKey: string
  /** Null for none. */
  readonly publicKey: PublicKeyLimits | null
}

export function openKeyRing(folder: string, { searchKey, adminKey, publicKey }: ConfiguredKeys): KeyRing {
  const file = join(folder, 'keys.json')
  const { value: stored, damage } = readJson<KeyFile>(file)
  let keys = mapOf(stored?.keys ?? [])
  let removed = mapOf(stored?.removed ?? [])
  const configured = [
    configuredKey(adminKey, ACLS, 'Admin key'),
    {
      ...configuredKey(searchKey, ['search'], 'Search key'),
      maxHitsPerQuery: publicKey?.hitsPerQuery ?? 0,
      maxQueriesPerIPPerHour: publicKey?.callsPerHour ?? 0,
    },
  ]

  /** Writes the file first: if that fails, nothing has changed. */
  const save = (nextKeys: KeysByValue, nextRemoved = removed) => {
    writeJsonTwice(file, {
      keys: [...nextKeys.values()],
      removed: [...nextRemoved.values()],
    } satisfies KeyFile)
    keys = nextKeys
    removed = nextRemoved
  }
  const list = (now: Date) => [...keys.values()].filter((key) => !hasExpired(key, now))

  return {
    damage,
    find: (value, now) => {
      const known = configured.find((key) => isSame(key.value, value)) ?? keys.get(value)
      return known && !hasExpired(known, now) ? known : null
    },
    isAdmin: (value) => isSame(adminKey, value),
    limitsOf: (value) => (isSame(searchKey, value) ? publicKey : null),
    list,
    parents: (now) => [...configured.slice(1), ...list(now)],
    add: (terms, now) => {
      const key = {
        ...terms,
        value: randomBytes(16).toString('hex'),
        createdAt: Math.floor(now.getTime() / 1_000),
      }
      save(new Map(keys).set(key.value, key))
      return key
    },
    change: (value, terms) => {
      const key = keys.get(value)
      if (!key) return false
      save(new Map(keys).set(value, { ...key, ...terms }))
      return true
    },
    remove: (value) => {
      const key = keys.get(value)
      if (!key) return false
      const remembered = [...removed.values(), key].slice(-MAX_REMOVED)
      save(without(keys, value), mapOf(remembered))
      return true
    },
    restore: (value) => {
      const key = removed.get(value)
      if (!key) return null
      save(new Map(keys).set(value, key), without(removed, value))
      return key
    },
  }
}

type KeysByValue = ReadonlyMap<string, ApiKey>

function mapOf(keys: readonly ApiKey[]): KeysByValue {
  return new Map(keys.map((key) => [key.value, key]))
}

function without(keys: KeysByValue, value: string): KeysByValue {
  return mapOf([...keys.values()].filter((key) => key.value !== value))
}

function configuredKey(value: string, acl: readonly Acl[], description: string): ApiKey {
  return {
    ...NO_TERMS,
    value,
    createdAt: 0,
    acl,
    description,
  }
}

/** Compares in constant time. */
function isSame(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
