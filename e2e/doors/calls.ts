import { randomUUID } from 'node:crypto'
import { PEOPLE_CALLS, type PeopleCall } from '#domain/permissions/people.ts'
import type { Knock } from '#e2e/doors/knock.ts'
import { readAs, type Somebody, signInAgain } from '#e2e/doors/somebody.ts'

/** What stands on the shelves, for calls that name an asset or a contributor. */
export interface Shelves {
  readonly item: { readonly slug: string; readonly format: string }
  readonly contributor: string
}

/** What somebody has one of, new for each call: by the name that addresses of calls have for it. */
type MakeRow = (owner: Somebody, shelves: Shelves) => Promise<string>

const ROWS: Readonly<Record<string, MakeRow>> = {
  session: async (owner) => {
    const sessions = await readAs(await signInAgain(owner), 'GET', '/auth/sessions', 'sessions')
    return idOf((sessions as { id: string; current: boolean }[]).find(({ current }) => current))
  },
  download: async (owner, { item }) => {
    const wanted = { item: item.slug, format: item.format }
    await readAs(owner, 'POST', '/downloads', 'download', wanted)
    const { hits } = (await readAs(owner, 'GET', '/auth/downloads', 'downloads')) as { hits: Row[] }
    return idOf(hits[0])
  },
  notification: async (owner) => {
    const list = await readAs(owner, 'GET', '/notifications', 'notifications')
    return idOf((list as Row[])[0])
  },
  palette: async (owner) => {
    const palette = randomUUID()
    const form = { palette, name: `House ${owner.marks[0]}`, colors: ['#6563ff'] }
    await readAs(owner, 'POST', '/brand-palettes', 'brand_palettes', form)
    return palette
  },
  collection: async (owner) => {
    const form = { name: `Woods ${owner.marks[0]}` }
    return idOf((await readAs(owner, 'POST', '/personal-collections', 'collection', form)) as Row)
  },
  share: async (owner) => {
    const made = await readAs(owner, 'POST', '/personal-collections', 'collection', { name: 'Meadows' })
    const path = `/personal-collections/${idOf(made as Row)}`
    const shared = await readAs(owner, 'PATCH', path, 'collection', { shared: true })
    return (shared as { shareKey: string }).shareKey
  },
  contributor: async (_owner, { contributor }) => contributor,
  use: async () => 'profile',
}

/** What a call must carry to get as far as the question whose it is; all others carry an empty form. */
function formOf(name: PeopleCall, { item }: Shelves, elsewhere: string): object {
  const asset = { form: 'item', slug: item.slug }
  const forms: Partial<Record<PeopleCall, object>> = {
    'add-entries': { assets: [asset] },
    'remove-entries': { assets: [asset] },
    'move-entries': { assets: [asset], to: elsewhere },
    'order-entries': { asset, beside: asset, side: 'after' },
    'set-favourite': { ...asset, favourite: true },
    'update-profile': { designation: 'Engineer' },
  }
  return forms[name] ?? {}
}

/** A call of the table about what the owner has, made fresh. @throws Error for a row that nobody can make */
export async function callAbout(name: PeopleCall, owner: Somebody, shelves: Shelves): Promise<Knock> {
  const { method, path } = PEOPLE_CALLS[name]
  const rows = new Map<string, string>()
  for (const [, row = ''] of path.matchAll(/:(\w+)/g)) {
    const make = ROWS[row]
    if (make === undefined) throw new Error(`nobody has made a :${row} for ${name}`)
    rows.set(row, await make(owner, shelves))
  }
  const elsewhere = name === 'move-entries' ? await ROWS.collection?.(owner, shelves) : undefined
  const address = path.replace(/:(\w+)/g, (_, row) => rows.get(row) ?? '')
  return {
    method: method.toUpperCase(),
    path: `/api/v2${address}`,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    ...(method === 'get' ? {} : { body: JSON.stringify(formOf(name, shelves, elsewhere ?? '')) }),
  }
}

/** Everything that belongs to somebody, as they see it themselves. */
export async function belongingsOf(owner: Somebody): Promise<object> {
  const { login_at: _, ...person } = (await readAs(owner, 'GET', '/auth', 'auth')) as Record<string, unknown>
  const sessions = (await readAs(owner, 'GET', '/auth/sessions', 'sessions')) as Row[]
  return {
    person,
    sessions: sessions.map(idOf).sort(),
    palettes: await readAs(owner, 'GET', '/brand-palettes', 'brand_palettes'),
    collections: await readAs(owner, 'GET', '/personal-collections', 'collections'),
    downloads: await readAs(owner, 'GET', '/auth/downloads', 'downloads'),
    notifications: await readAs(owner, 'GET', '/notifications', 'notifications'),
    settings: await readAs(owner, 'GET', '/notifications/settings', 'settings'),
    recent: await readAs(owner, 'GET', '/auth/recent', 'recent'),
  }
}

interface Row {
  readonly id: string
}

function idOf(row: Row | undefined): string {
  if (row === undefined) throw new Error('the owner has none')
  return String(row.id)
}
