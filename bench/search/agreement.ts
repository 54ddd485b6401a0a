import { isDeepStrictEqual } from 'node:util'
import type { MeasuredEngine } from './measure-engine.ts'
import { type Answer, QUERY_KINDS, type QueryKind } from './query.ts'

/** Typos are left out because engines have different rules for them. */
const BEYOND_DISPUTE: readonly QueryKind[] = QUERY_KINDS.filter((kind) => kind !== 'typo')

/**
 * Checks that all engines searched the same documents with exact counts: equal totals and facet counts for the same
 * query.
 *
 * @throws Error with the first query whose answers differ
 */
export function requireAgreement(engines: readonly MeasuredEngine[]): void {
  for (const kind of BEYOND_DISPUTE) {
    const [first, ...others] = engines.flatMap(({ name, latencies }) => {
      const measured = latencies.get(kind)
      return measured ? [{ name, answers: measured.answers }] : []
    })
    for (const { name, answers } of others) {
      const at = answers.findIndex((answer, index) => differs(answer, first?.answers[index]))
      if (at === -1) continue
      const said = [first?.answers[at], answers[at]].map((answer) => JSON.stringify(answer))
      throw new Error(`${kind}, query ${at}: ${first?.name} answered ${said[0]}, ${name} ${said[1]}`)
    }
  }
}

function differs(answer: Answer, other: Answer | undefined): boolean {
  return !isDeepStrictEqual(answer, other)
}
