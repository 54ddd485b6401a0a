import { useFormatter, useTranslations } from 'next-intl'
import type { LintRule } from '#domain/lint/rule-codes.ts'
import { type ExampleValue, exampleRows } from '#domain/lint/rule-page.ts'

/** What tells the examples apart in words and numbers; nothing where only the drawing does. */
export function WrittenExamples({ rule }: { readonly rule: LintRule }) {
  const t = useTranslations('rules')
  const rows = exampleRows(rule)
  if (rows.length === 0) return null
  return (
    <table className="rules__t">
      <thead>
        <tr>
          <th scope="col">{t('fact')}</th>
          <th scope="col">{t('good')}</th>
          <th scope="col">{t('bad')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ fact, good, bad }) => (
          <tr key={fact}>
            <th scope="row">{t(`facts.${fact}`)}</th>
            <td>
              <Value value={good} />
            </td>
            <td>
              <Value value={bad} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Value({ value }: { readonly value: ExampleValue }) {
  const t = useTranslations('rules')
  const format = useFormatter()
  if ('word' in value) return t(`values.${value.word}`)
  if ('text' in value) return <span lang="en">{value.text}</span>
  const { number, unit } = value
  if (unit === 'USD') return format.number(number, { style: 'currency', currency: 'USD' })
  if (unit === '%') return format.number(number / 100, { style: 'percent' })
  const amount = format.number(number)
  return unit === '' ? amount : `${amount}\u00a0${unit}`
}
