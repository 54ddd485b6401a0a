import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import type { Measurement } from '../benchmark.ts'
import type { Figure } from '../figure.ts'
import { rounded } from '../statistics.ts'
import { type Answer, unjudgedShare } from './judge.ts'
import { QUERY_TYPES } from './judged-queries.ts'

const MIN_NDCG = 0.9
const WORST_SHOWN = 12

/** The figures of each language, those of Motif with their goals, and details that explain them. */
export function report(answers: readonly Answer[], measured: string): Measurement {
  const engines = [...new Set(answers.map(({ engine }) => engine))]
  const of = (engine: string, locale: Locale) =>
    answers.filter((answer) => answer.engine === engine && answer.locale === locale)
  const figures = LOCALE_CODES.flatMap((locale) => [
    ...engines.map((engine) =>
      meanFigure(`${locale}, nDCG@10 of ${engine}`, of(engine, locale), engine === measured),
    ),
    {
      name: `${locale}, queries without results`,
      value: empty(of(measured, locale)).length,
      unit: 'queries',
      atMost: 0,
    } as const,
  ])
  const facts = LOCALE_CODES.map((locale) => [
    locale,
    {
      queries: of(measured, locale).length,
      unjudged: byEngine(engines, (engine) => rounded(unjudgedShare(of(engine, locale)), 4)),
      withoutResults: byEngine(engines, (engine) => empty(of(engine, locale)).map(({ query }) => query)),
      manners: byManner(of(measured, locale)),
      worst: worstOf(of(measured, locale)),
    },
  ])
  return { figures, facts: Object.fromEntries(facts) }
}

function meanFigure(name: string, answers: readonly Answer[], hasGoal: boolean): Figure {
  return { name, value: meanOf(answers), ...(hasGoal && { atLeast: MIN_NDCG }) }
}

function meanOf(answers: readonly Answer[]): number {
  return rounded(answers.reduce((sum, { ndcg }) => sum + ndcg, 0) / answers.length, 3)
}

function empty(answers: readonly Answer[]): readonly Answer[] {
  return answers.filter(({ found }) => found.length === 0)
}

function byEngine<T>(engines: readonly string[], of: (engine: string) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(engines.map((engine) => [engine, of(engine)]))
}

function byManner(answers: readonly Answer[]) {
  return Object.fromEntries(
    QUERY_TYPES.flatMap((manner) => {
      const own = answers.filter((answer) => answer.manner === manner)
      return own.length === 0 ? [] : [[manner, { queries: own.length, ndcg: meanOf(own) }]]
    }),
  )
}

/** The queries with the lowest scores, with their results and grades. */
function worstOf(answers: readonly Answer[]) {
  return answers
    .toSorted((a, b) => a.ndcg - b.ndcg)
    .slice(0, WORST_SHOWN)
    .map(({ query, manner, topic, ndcg, found }) => ({
      query,
      manner,
      topic,
      ndcg: rounded(ndcg, 3),
      found: found.map(({ item, grade }) => `${item.title} (${grade ?? 'unjudged'})`).join(', '),
    }))
}
