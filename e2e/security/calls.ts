import { randomUUID } from 'node:crypto'
import { PEOPLE_CALLS, type PeopleCall } from '#domain/permissions/people.ts'
import type { RawRequest } from '#e2e/security/send-request.ts'
import { readAs, signInAgain, type TestUser } from '#e2e/security/test-user.ts'

/** The asset and the contributor that the calls are about. */
export interface CallTargets {
  readonly item: { readonly slug: string; readonly format: string }
  readonly contributor: string
}

/** Creates a row of the owner and returns its id; one function for each path parameter. */
type MakeRow = (owner: TestUser, targets: CallTargets) => Promise<string>

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

/** The body that a call needs to reach the check of ownership; all others get an empty object. */
function formOf(name: PeopleCall, { item }: CallTargets, elsewhere: string): object {
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

/** A call of the table about a new row of the owner. @throws Error for a parameter without a factory */
export async function callAbout(
  name: PeopleCall,
  owner: TestUser,
  targets: CallTargets,
): Promise<RawRequest> {
  const { method, path } = PEOPLE_CALLS[name]
  const rows = new Map<string, string>()
  for (const [, row = ''] of path.matchAll(/:(\w+)/g)) {
    const make = ROWS[row]
    if (make === undefined) throw new Error(`there is no factory of :${row} for ${name}`)
    rows.set(row, await make(owner, targets))
  }
  const elsewhere = name === 'move-entries' ? await ROWS.collection?.(owner, targets) : undefined
  const address = path.replace(/:(\w+)/g, (_, row) => rows.get(row) ?? '')
  return {
    method: method.toUpperCase(),
    path: `/api/v2${address}`,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    ...(method === 'get' ? {} : { body: JSON.stringify(formOf(name, targets, elsewhere ?? '')) }),
  }
}

/** All data of a user, read with their own session. */
export async function personalDataOf(owner: TestUser): Promise<object> {
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
  if (row === undefined) throw new Error('the owner has no such row')
  return String(row.id)
}
