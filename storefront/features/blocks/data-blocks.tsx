import { useTranslations } from 'next-intl'
import type { BlockOf } from '#domain/contract/blocks/served.ts'
import type { BlockProps } from '#storefront/features/blocks/slots.ts'
import { dateLanguage } from '#storefront/ui/date-language.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { BlockActions, BlockSection } from './block-section.tsx'
import { CopyCode } from './copy-code.tsx'
import { CountdownClock } from './countdown-clock.tsx'

export function CodeBlock({ block: { caption, language, code } }: BlockProps<'code'>) {
  const t = useTranslations('blocks.code')
  return (
    <section className="wrap wrap--text section">
      <figure className="bcode">
        <div className="bcode__h">
          <figcaption className="small">{caption ?? language}</figcaption>
          <CopyCode code={code} label={t('copy')} done={t('copied')} />
        </div>
        <pre>
          <code>{code}</code>
        </pre>
      </figure>
    </section>
  )
}

export function ComparisonBlock({ block: { heading, intro, columns, rows } }: BlockProps<'comparison'>) {
  const t = useTranslations('blocks.comparison')
  return (
    <BlockSection heading={heading} intro={intro}>
      <div className="bcomp">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{t('feature')}</span>
              </th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {columns.map((name, index) => (
                  <td key={name}>
                    <Cell cell={cells[index]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </BlockSection>
  )
}

type CellValue = BlockOf<'comparison'>['rows'][number]['cells'][number]

function Cell({ cell }: { readonly cell: CellValue | undefined }) {
  const t = useTranslations('blocks.comparison')
  if (cell === undefined || cell.mark === 'text') return cell?.text ?? '–'
  return (
    <>
      {cell.mark === 'yes' ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
      <span className={cell.text ? undefined : 'vh'}>{cell.text ?? t(cell.mark)}</span>
    </>
  )
}

/** The time until a date. The page is cached, so the clock counts in the browser; without scripts the date is shown. */
export function CountdownBlock({ block, locale }: BlockProps<'countdown'>) {
  const t = useTranslations('blocks.countdown')
  const { heading, intro, until, after, actions } = block
  const date = new Intl.DateTimeFormat(dateLanguage(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(until))
  const labels = { days: t('days'), hours: t('hours'), minutes: t('minutes'), seconds: t('seconds') }
  return (
    <section className="wrap section">
      <div className="bcount">
        <div className="bhero__t">
          {heading && <h2 className="h-1">{heading}</h2>}
          {intro && <p className="lead">{intro}</p>}
          <p className="muted">
            <time dateTime={until}>{t('until', { date })}</time>
          </p>
          <BlockActions actions={actions} />
        </div>
        <CountdownClock until={until} labels={labels} after={after ?? t('over')} />
      </div>
    </section>
  )
}
