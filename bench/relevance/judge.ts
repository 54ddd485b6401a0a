import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { Fault } from '#local/fault.ts'
import { type GradedItem, gradeOf } from './grade.ts'
import { type Grade, type JudgedQuery, readQueries, readTopics, type Topic } from './judged-queries.ts'
import { ndcg } from './ndcg.ts'
import type { Records, Searcher } from './searcher.ts'

/** An engine's results for a query, with their score. */
export interface Answer extends JudgedQuery {
  readonly locale: Locale
  readonly engine: string
  readonly found: readonly { readonly item: GradedItem; readonly grade: Grade | null }[]
  /** The number of useful items in the catalogue. */
  readonly useful: number
  /** Results without a grade count as wrong; 0 where no item is graded useful. */
  readonly ndcg: number
}

/** Sends every query to each engine. @throws Fault for a query whose topic is not described */
export async function judge(engines: readonly Searcher[], records: Records): Promise<readonly Answer[]> {
  const topics = readTopics()
  const items = new Map(records.en.map((record) => [record.slug, record]))
  const answers: Answer[] = []
  for (const locale of LOCALE_CODES) {
    for (const judged of readQueries(locale)) {
      const topic = topics[judged.topic]
      if (!topic)
        throw new Fault(`There is no topic "${judged.topic}".`, 'Describe it in judged/topics.json.')
      const ideal = gradesOf(topic, records.en)
      const useful = ideal.filter((grade) => grade > 0).length
      for (const engine of engines) {
        const slugs = await engine.search(locale, judged.query)
        const found = slugs.flatMap((slug) => {
          const item = items.get(slug)
          return item ? [{ item, grade: gradeOf(topic, item) }] : []
        })
        const grades = found.map(({ grade }) => grade ?? 0)
        const gained = useful === 0 ? 0 : ndcg(grades, ideal)
        answers.push({ ...judged, locale, engine: engine.name, found, useful, ndcg: gained })
      }
    }
  }
  return answers
}

function gradesOf(topic: Topic, items: readonly GradedItem[]): readonly Grade[] {
  return items.map((item) => gradeOf(topic, item) ?? 0)
}

/** The share of the first ten results of each query that have no grade. */
export function unjudgedShare(answers: readonly Answer[]): number {
  const found = answers.flatMap((answer) => answer.found)
  return found.length === 0 ? 0 : found.filter(({ grade }) => grade === null).length / found.length
}
