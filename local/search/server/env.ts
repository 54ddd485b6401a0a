import { isAbsolute } from 'node:path'

/** The environment of the search engine's process. */
export interface SearchEnvironment {
  /** Folder of indices, keys and events. */
  readonly folder: string
  readonly port: number
  readonly host: string
  readonly appId: string
  readonly searchKey: string
  readonly writeKey: string
  /** Above this limit no records are added. */
  readonly memoryMb: number
  /** Number of load balancers in front of the storefront. */
  readonly proxiesInFront: number
}

type Variables = Readonly<Record<string, string | undefined>>
type Parsed =
  | { readonly ok: true; readonly environment: SearchEnvironment }
  | { readonly ok: false; readonly faults: readonly string[] }

const SHORTEST_KEY = 32

/** The rule of each variable. Those with a default may be missing. */
const RULES = {
  SEARCH_DIR: { byDefault: null, holds: isAbsolute, must: 'be an absolute path' },
  SEARCH_PORT: { byDefault: null, holds: isPort, must: 'be a whole number from 1 to 65535' },
  SEARCH_HOST: { byDefault: '127.0.0.1', holds: isText, must: 'be an address to listen on' },
  SEARCH_MEMORY_MB: {
    byDefault: '2560',
    holds: isMegabytes,
    must: 'be a whole number of megabytes, 64 or more',
  },
  PROXIES_IN_FRONT: { byDefault: '0', holds: isCount, must: 'be a whole number, 0 or more' },
  ALGOLIA_APP_ID: { byDefault: null, holds: isText, must: 'be the name that clients use' },
  ALGOLIA_SEARCH_KEY: { byDefault: null, holds: isKey, must: `have ${SHORTEST_KEY} characters or more` },
  ALGOLIA_WRITE_KEY: { byDefault: null, holds: isKey, must: `have ${SHORTEST_KEY} characters or more` },
} as const satisfies Record<
  string,
  { byDefault: string | null; holds: (value: string) => boolean; must: string }
>

type Name = keyof typeof RULES
const NAMES = Object.keys(RULES) as readonly Name[]

/** Reads every variable, or reports all faults. An empty variable counts as missing. */
export function parseSearchEnvironment(variables: Variables): Parsed {
  const read = (name: Name) => variables[name] || RULES[name].byDefault || ''
  const faults = NAMES.filter((name) => !RULES[name].holds(read(name))).map(
    (name) => `${name} must ${RULES[name].must}.`,
  )
  if (read('ALGOLIA_SEARCH_KEY') !== '' && read('ALGOLIA_SEARCH_KEY') === read('ALGOLIA_WRITE_KEY')) {
    faults.push('ALGOLIA_SEARCH_KEY and ALGOLIA_WRITE_KEY must differ: the one is public, the other is not.')
  }
  if (faults.length > 0) return { ok: false, faults }
  return {
    ok: true,
    environment: {
      folder: read('SEARCH_DIR'),
      port: Number(read('SEARCH_PORT')),
      host: read('SEARCH_HOST'),
      appId: read('ALGOLIA_APP_ID'),
      searchKey: read('ALGOLIA_SEARCH_KEY'),
      writeKey: read('ALGOLIA_WRITE_KEY'),
      memoryMb: Number(read('SEARCH_MEMORY_MB')),
      proxiesInFront: Number(read('PROXIES_IN_FRONT')),
    },
  }
}

function isText(value: string): boolean {
  return value !== ''
}

function isKey(value: string): boolean {
  return value.length >= SHORTEST_KEY
}

function isPort(value: string): boolean {
  return /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535
}

function isCount(value: string): boolean {
  return /^\d+$/.test(value)
}

function isMegabytes(value: string): boolean {
  return /^\d+$/.test(value) && Number(value) >= 64
}
