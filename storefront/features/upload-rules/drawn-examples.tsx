import { useTranslations } from 'next-intl'
import { RULE_EXAMPLES } from '#domain/lint/examples.ts'
import type { LintRule } from '#domain/lint/rule-codes.ts'
import { pictureOf, sourceOf } from '#storefront/features/upload-rules/example-picture.ts'

/** The drawings of the examples, with their source; nothing for a rule that does not read drawings. */
export function DrawnExamples({ rule }: { readonly rule: LintRule }) {
  const t = useTranslations('rules')
  const { good, bad } = RULE_EXAMPLES[rule]
  const drawings = [
    [t('good'), good.svg],
    [t('bad'), bad.svg],
    [t('existing'), bad.existing],
  ] as const
  if (good.svg === undefined) return null
  return (
    <div className="rules__e">
      {drawings.map(([label, svg]) => svg !== undefined && <Drawing key={label} label={label} svg={svg} />)}
    </div>
  )
}

interface DrawingProps {
  readonly label: string
  readonly svg: string
}

function Drawing({ label, svg }: DrawingProps) {
  const t = useTranslations('rules')
  return (
    <figure className="rules__f">
      <figcaption className="h-4">{label}</figcaption>
      <img className="rules__d" src={pictureOf(svg)} alt={label} width={192} height={192} />
      <details className="small">
        <summary>{t('source')}</summary>
        <code className="rules__c">{sourceOf(svg)}</code>
      </details>
    </figure>
  )
}
