import { DEMO_DOMAIN } from '#domain/demonstration/marks.ts'
import type { PayoutMethod } from '#domain/payees/payee.ts'

/** What the last weeks of a maker show on the desks of finance and of the maker. */
export type Ending =
  | 'paid-monthly'
  | 'paid-large'
  | 'in-transfer'
  | 'returned'
  | 'rejected'
  | 'requested'
  | 'held'
  | 'half-approved'
  | 'approved'
  | 'unstated'

/** A contributor of the demonstration months. */
export interface Maker {
  readonly email: string
  readonly name: string
  /** How often their works are chosen, beside the others. */
  readonly weight: number
  /** Of each work, in cents. */
  readonly price: number
  readonly works: readonly string[]
  readonly method: PayoutMethod
  /** Null without a treaty: 30 % are withheld. */
  readonly treaty: 'DE' | 'JP' | null
  readonly ending: Ending
}

/** The address of an account that exists for the demonstration alone. */
export function demoAddress(name: string): string {
  return `${name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')}@${DEMO_DOMAIN}`
}

const made = (name: string) => ({ name, email: demoAddress(name) })

/** The first three are accounts that one can sign in with (`demo-accounts.ts`). */
export const MAKERS: readonly Maker[] = [
  {
    email: 'contributor@motif.test',
    name: 'Cora Contributor',
    weight: 16,
    price: 3900,
    works: ['Paper lanterns', 'Market square', 'Harbour lights'],
    method: 'bank',
    treaty: 'DE',
    ending: 'paid-monthly',
  },
  {
    email: 'illustrator@motif.test',
    name: 'Ivo Illustrator',
    weight: 20,
    price: 9900,
    works: ['City at dawn', 'Night train'],
    method: 'bank',
    treaty: 'DE',
    ending: 'paid-large',
  },
  {
    email: 'team@motif.test',
    name: 'Tess Team',
    weight: 12,
    price: 4900,
    works: ['Paper boats', 'Rope knots'],
    method: 'bank',
    treaty: null,
    ending: 'in-transfer',
  },
  {
    ...made('Nora Weber'),
    weight: 9,
    price: 4900,
    works: ['Botanical outlines', 'Seed packets'],
    method: 'bank',
    treaty: 'DE',
    ending: 'returned',
  },
  {
    ...made('Jules Martin'),
    weight: 9,
    price: 4900,
    works: ['Café corners', 'Street signs'],
    method: 'bank',
    treaty: null,
    ending: 'rejected',
  },
  {
    ...made('Mei Tanaka'),
    weight: 9,
    price: 5900,
    works: ['Tea ceremony', 'Cranes'],
    method: 'paypal',
    treaty: 'JP',
    ending: 'requested',
  },
  {
    ...made('Tomas Silva'),
    weight: 8,
    price: 5900,
    works: ['Azulejo tiles', 'Tram lines'],
    method: 'paypal',
    treaty: null,
    ending: 'held',
  },
  {
    ...made('Priya Nair'),
    weight: 20,
    price: 9900,
    works: ['Monsoon scenes', 'Spice market'],
    method: 'paypal',
    treaty: null,
    ending: 'half-approved',
  },
  {
    ...made('Oskar Lind'),
    weight: 9,
    price: 5900,
    works: ['Fjord cabins', 'Winter kit'],
    method: 'paypal',
    treaty: null,
    ending: 'approved',
  },
  {
    ...made('Ada Kim'),
    weight: 4,
    price: 1900,
    works: ['Desk objects'],
    method: 'paypal',
    treaty: null,
    ending: 'unstated',
  },
]

const FIRST = ['Amber', 'Birch', 'Coral', 'Dune', 'Ember', 'Fern', 'Garnet', 'Hazel'] as const
const LAST = ['Finch', 'Otter', 'Lynx', 'Heron', 'Marten', 'Wren', 'Ibex', 'Newt', 'Crane'] as const

/** The pseudonym of a buyer by their place. */
export function pseudonymOf(buyer: number): string {
  const round = Math.floor(buyer / (FIRST.length * LAST.length))
  const name = `${FIRST[buyer % FIRST.length] ?? FIRST[0]} ${LAST[buyer % LAST.length] ?? LAST[0]}`
  return round === 0 ? name : `${name} ${round + 1}`
}
