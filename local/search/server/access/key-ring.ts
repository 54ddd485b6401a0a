import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import type { PublicKeyLimits } from '#domain/search/public-key.ts'
import { readJson, writeJsonTwice } from '#local/search/files/json-file.ts'
import { ACLS, type Acl } from './acl.ts'
import { type ApiKey, hasExpired, type KeyTerms, NO_TERMS } from './api-key.ts'

/** The keys of the application: two that the environment names, and those that were made through the protocol. */
export interface KeyRing {
  /** What the start found damaged, in sentences for the operator. */
  readonly damage: readonly string[]
  /** A key that may be used now, by its value. */
  find(value: string, now: Date): ApiKey | null
  /** Whether it is the key that may do everything, the managing of keys included. */
  isAdmin(value: string): boolean
  /** The standing limits of a key; null for one that has only those of its terms. */
  limitsOf(value: string): PublicKeyLimits | null
  /** Keys that were made, newest last. */
  list(now: Date): readonly ApiKey[]
  /** Every key that a secured key may be derived from. */
  parents(now: Date): readonly ApiKey[]
  add(terms: KeyTerms, now: Date): ApiKey
  /** False where there is no such key. */
  change(value: string, terms: KeyTerms): boolean
  remove(value: string): boolean
  /** Brings a removed key back. */
  restore(value: string): ApiKey | null
}

interface KeyFile {
  readonly keys: readonly ApiKey[]
  readonly removed: readonly ApiKey[]
}

/** Removed keys are remembered so far back. */
const MAX_REMOVED = 1_000

/** The keys that the environment names, and the standing limits of the one that browsers hold. */
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

  /** Writes the file first: where that fails nothing has changed. */
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

/** Takes the same time wherever two keys differ. */
function isSame(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
