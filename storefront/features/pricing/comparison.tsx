import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { SoldPlan } from '#domain/contract/plans.ts'
import type { PlanCapability } from '#domain/plans/catalogue-plan.ts'
import { COMPARED_KIND_CODES, includesKinds } from '#domain/plans/comparison.ts'
import { Icon } from '#storefront/ui/icon.tsx'

/** Capabilities that are a row of their own; the licence has words instead of a mark. */
const MARKED = [
  'colour-editor',
  'plugins',
  'source-files',
  'shared-collections',
] as const satisfies readonly PlanCapability[]

/** What each plan with a card includes. */
export function Comparison({ plans }: { readonly plans: readonly SoldPlan[] }) {
  const t = useTranslations('pricing.compare')
  const row = (heading: string, cell: (plan: SoldPlan) => ReactNode) => (
    <tr key={heading}>
      <th scope="row">{heading}</th>
      {plans.map((plan) => (
        <td key={plan.slug}>{cell(plan)}</td>
      ))}
    </tr>
  )
  const mark = (isIncluded: boolean) => (
    <Mark isIncluded={isIncluded} text={t(isIncluded ? 'included' : 'missing')} />
  )
  return (
    <section className="section">
      <h2 className="h-2">{t('heading')}</h2>
      <table className="table pricing__table">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{t('feature')}</span>
            </th>
            {plans.map(({ slug, name }) => (
              <th key={slug} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARED_KIND_CODES.map((kinds) =>
            row(t(`kinds.${kinds}`), (plan) => mark(includesKinds(plan, kinds))),
          )}
          {MARKED.map((one) => row(t(`capability.${one}`), (plan) => mark(plan.capabilities.includes(one))))}
          {row(t('members'), ({ members, offers }) =>
            offers.some(({ seatPrices }) => seatPrices.year !== null) ? `${members} +` : members,
          )}
          {row(t('licence.label'), ({ capabilities }) =>
            t(capabilities.includes('extended-licence') ? 'licence.extended' : 'licence.standard'),
          )}
        </tbody>
      </table>
    </section>
  )
}

function Mark({ isIncluded, text }: { readonly isIncluded: boolean; readonly text: string }) {
  return (
    <>
      {isIncluded ? (
        <Icon name="check" />
      ) : (
        <span className="pricing__no" aria-hidden="true">
          –
        </span>
      )}
      <span className="vh">{text}</span>
    </>
  )
}
