/** How the list of contributors may be ordered; the first goes without saying. */
export const CONTRIBUTOR_ORDERS = ['works', 'followers', 'name'] as const
export type ContributorOrder = (typeof CONTRIBUTOR_ORDERS)[number]

/** Which contributors are looked for, in which order. */
export interface ContributorFinding {
  /** A part of the name, as it was typed; absent for everybody. */
  readonly find?: string | undefined
  readonly order?: ContributorOrder | undefined
}

/** Longer names are not looked for. */
export const MAX_FIND_LENGTH = 60

/** What an address says of it; what means nothing, or goes without saying, is absent. */
export function readFinding(query: URLSearchParams): ContributorFinding {
  const find = (query.get('find') ?? '')
    .normalize('NFKC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, MAX_FIND_LENGTH)
    .trim()
  const order = CONTRIBUTOR_ORDERS.slice(1).find((one) => one === query.get('order'))
  return { ...(find === '' ? {} : { find }), ...(order === undefined ? {} : { order }) }
}

/** The same, back into parameters in one order. */
export function printFinding({ find, order }: ContributorFinding): readonly (readonly [string, string])[] {
  return [
    ...(find === undefined ? [] : [['find', find] as const]),
    ...(order === undefined || order === CONTRIBUTOR_ORDERS[0] ? [] : [['order', order] as const]),
  ]
}
