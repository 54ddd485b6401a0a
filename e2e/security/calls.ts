import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { SignedCertificate } from '#domain/contract/certificates.ts'
import type { CheckoutResponse } from '#domain/contract/checkout.ts'
import type { TransactionList } from '#domain/contract/transactions.ts'
import { PEOPLE_CALLS, type PeopleCall } from '#domain/permissions/people.ts'
import { payByRequest } from '#e2e/payments.ts'
import type { RawRequest } from '#e2e/security/send-request.ts'
import { readAs, signInAgain, type TestUser } from '#e2e/security/test-user.ts'

/** The assets and the contributor that the calls are about. */
export interface CallTargets {
  readonly item: { readonly slug: string; readonly format: string }
  /** The slug of an item that cannot be downloaded yet. */
  readonly exclusiveItem: string
  /** The slugs of a free pack and a free bundle. */
  readonly pack: string
  readonly bundle: string
  readonly contributor: string
}

/** The plan of the seed that one person buys. */
const INDIVIDUAL_PLAN_ID = 24
/** A plan of the seed with seats for several members. */
const TEAM_PLUS_PLAN_ID = 43

/** The names of the parameters in the addresses of all calls. */
type Parameter = ParametersOf<(typeof PEOPLE_CALLS)[PeopleCall]['path']>
type ParametersOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Creates a row of the owner, or chooses a public one, and returns its id; one function for each path parameter. */
type MakeRow = (owner: TestUser, targets: CallTargets) => Promise<string>

const ROWS: Readonly<Record<Parameter, MakeRow>> = {
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
  certificate: async (owner, targets) => {
    const download = await ROWS.download(owner, targets)
    const issued = await readAs(owner, 'POST', `/auth/downloads/${download}/certificate`, 'certificate')
    return (issued as SignedCertificate).certificate.number
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
  order: async (owner) => {
    const orders = () =>
      readAs(owner, 'GET', '/auth/orders', 'orders') as Promise<{ readonly uuid: string }[]>
    const [known] = await orders()
    if (known !== undefined) return known.uuid
    await readAs(owner, 'POST', '/checkout', 'checkout', { plan_id: INDIVIDUAL_PLAN_ID })
    return (await orders())[0]?.uuid ?? ''
  },
  transaction: async (owner) => {
    const uuids = async () => {
      const list = await readAs(owner, 'GET', '/transactions', 'transactions')
      return (list as TransactionList).hits.map(({ uuid }) => uuid)
    }
    const [known] = await uuids()
    if (known !== undefined) return known
    const form = { plan_id: INDIVIDUAL_PLAN_ID }
    const { checkout_url } = (await readAs(owner, 'POST', '/checkout', 'checkout', form)) as CheckoutResponse
    await payByRequest(checkout_url)
    await expect.poll(uuids, 'the invoice of the payment').not.toEqual([])
    return (await uuids())[0] ?? ''
  },
  team: async (owner) => (await teamOf(owner)).uuid,
  // The owner, who cannot be removed; a team of a new account has no other members and no seats for them.
  member: async (owner) => (await teamOf(owner)).members[0]?.uuid ?? '',
  invitation: newInvitation,
  contributor: async (_owner, { contributor }) => contributor,
  pack: async (_owner, { pack }) => pack,
  cart: async (owner, { exclusiveItem }) => {
    const asset = { form: 'item', slug: exclusiveItem }
    return ((await readAs(owner, 'POST', '/carts/assets', 'cart', asset)) as { slug: string }).slug
  },
  bundle: async (_owner, { bundle }) => bundle,
  use: async () => 'profile',
}

interface OwnTeam {
  readonly uuid: string
  readonly seats: number
  readonly invitations?: readonly { readonly uuid: string }[]
  readonly members: readonly { readonly uuid: string }[]
}

/** A team of the owner, made once: accounts make few in an hour. */
async function teamOf(owner: TestUser): Promise<OwnTeam> {
  const [known] = await teamsOf(owner)
  if (known !== undefined) return known
  const form = { name: `Engines ${owner.marks[0]}`, email: 'office@example.com' }
  return (await readAs(owner, 'POST', '/teams', 'team', form)) as OwnTeam
}

async function teamsOf(owner: TestUser): Promise<readonly OwnTeam[]> {
  return (await readAs(owner, 'GET', '/teams?members=1', 'teams')) as readonly OwnTeam[]
}

/** An invitation to the team, whose plan is paid first: others need seats. */
async function newInvitation(owner: TestUser): Promise<string> {
  const { uuid: team, seats } = await teamOf(owner)
  if (seats === 1) await buySeats(owner, team)
  const invited = { team_uuid: team, emails: [`guest.${owner.marks[0]}@example.com`] }
  await readAs(owner, 'POST', '/teams/members', 'teams', invited)
  const [{ invitations } = { invitations: [] }] = await teamsOf(owner)
  return invitations?.[0]?.uuid ?? ''
}

async function buySeats(owner: TestUser, team: string): Promise<void> {
  const inTeam = await signInAgain(owner)
  await readAs(inTeam, 'POST', `/teams/${team}/login`, 'team')
  const form = { plan_id: TEAM_PLUS_PLAN_ID, type: 'team' }
  const { checkout_url } = (await readAs(inTeam, 'POST', '/checkout', 'checkout', form)) as CheckoutResponse
  await payByRequest(checkout_url)
  await expect
    .poll(async () => (await teamsOf(owner))[0]?.seats, 'the seats of the paid plan')
    .toBeGreaterThan(1)
}

/** The body that a call needs to reach the check of ownership; all others get an empty object. */
function formOf(name: PeopleCall, { item, exclusiveItem }: CallTargets, elsewhere: string): object {
  const asset = { form: 'item', slug: item.slug }
  const forms: Partial<Record<PeopleCall, object>> = {
    'add-entries': { assets: [asset] },
    'remove-entries': { assets: [asset] },
    'move-entries': { assets: [asset], to: elsewhere },
    'order-entries': { asset, beside: asset, side: 'after' },
    'set-favourite': { ...asset, favourite: true },
    'set-sale-notice': { form: 'item', slug: exclusiveItem, wanted: true },
    'add-to-cart': { form: 'item', slug: exclusiveItem },
    'price-cart-coupon': { code: 'SPRING' },
    'remove-from-cart': { form: 'item', slug: exclusiveItem },
    'request-payout': { currency: 'USD', address: 'ada@example.com' },
    'report-work': { work: item.slug, reason: 'quality', words: 'The edges are blurred.' },
    'confirm-payment': { payment: 'pay_1', signature: '0' },
    'update-profile': { designation: 'Engineer' },
  }
  return forms[name] ?? {}
}

/** The query that a read needs to be answered; most need none. */
function queryOf(name: PeopleCall, { exclusiveItem }: CallTargets): string {
  return name === 'read-sale-notice' || name === 'read-access' ? `?form=item&slug=${exclusiveItem}` : ''
}

/** A call of the table about a new row of the owner. */
export async function callAbout(
  name: PeopleCall,
  owner: TestUser,
  targets: CallTargets,
): Promise<RawRequest> {
  const { method, path } = PEOPLE_CALLS[name]
  const rows = new Map<string, string>()
  for (const [, row = ''] of path.matchAll(/:(\w+)/g))
    rows.set(row, await ROWS[row as Parameter](owner, targets))
  const elsewhere = name === 'move-entries' ? await ROWS.collection(owner, targets) : ''
  // Others do not find the team; its owner has no seat for the address.
  const ofTeam =
    name === 'change-team-members'
      ? { team_uuid: (await teamOf(owner)).uuid, emails: ['guest@example.com'] }
      : {}
  const address = path.replace(/:(\w+)/g, (_, row) => rows.get(row) ?? '')
  return {
    method: method.toUpperCase(),
    path: `/api/v2${address}${queryOf(name, targets)}`,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    ...(method === 'get' ? {} : { body: JSON.stringify({ ...formOf(name, targets, elsewhere), ...ofTeam }) }),
  }
}

/** The lists of a user's own rows: the name in the answer and the address. */
const OWN_ROWS = {
  brand_palettes: '/brand-palettes',
  collections: '/personal-collections',
  downloads: '/auth/downloads',
  notifications: '/notifications',
  settings: '/notifications/settings',
  cart: '/carts',
  notices: '/sale-notices',
  recent: '/auth/recent',
} as const

/** All data of a user, read with their own session. */
export async function personalDataOf(owner: TestUser): Promise<object> {
  const read = (path: string, name: string) => readAs(owner, 'GET', path, name)
  const [account, sessions, ...rows] = await Promise.all([
    read('/auth', 'auth'),
    read('/auth/sessions', 'sessions'),
    ...Object.entries(OWN_ROWS).map(([name, path]) => read(path, name)),
  ])
  const { login_at: _, ...person } = account as Record<string, unknown>
  return {
    person,
    sessions: (sessions as Row[]).map(idOf).sort(),
    rows: Object.fromEntries(Object.keys(OWN_ROWS).map((name, index) => [name, rows[index]])),
  }
}

interface Row {
  readonly id: string
}

function idOf(row: Row | undefined): string {
  if (row === undefined) throw new Error('the owner has no such row')
  return String(row.id)
}
