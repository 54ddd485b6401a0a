import { fragment } from '#cms/operations/database.ts'
import type { DISPUTE_RESOURCES } from '#domain/contract/console/dispute-resources.ts'
import type { ConsoleTable } from './console-table.ts'
import { holder } from './holder.ts'
import { majorUnits } from './major-units.ts'

type Resources = typeof DISPUTE_RESOURCES

const HELD = holder('p')
const CURRENCY = fragment`r.currency::text`

export const DISPUTE_TABLES: {
  readonly [R in keyof Resources]: ConsoleTable<Extract<keyof Resources[R]['fields'], string>>
} = {
  disputes: {
    from: fragment`disputes r join payments p on p.id = r.payment_id ${HELD.join} left join users a on a.id = r.answered_by`,
    columns: {
      id: fragment`r.id`,
      ...HELD.columns,
      amount: majorUnits(fragment`r.amount`, CURRENCY),
      fee: majorUnits(fragment`r.fee`, CURRENCY),
      currency: CURRENCY,
      dispute: fragment`r.state`,
      answer_state: fragment`case when r.answered_at is not null then 'answered' when r.state <> 'open' then 'unanswered'
        when r.answer_until < now() then 'late' else 'due' end`,
      dispute_reason: fragment`r.reason`,
      gateway: fragment`r.gateway`,
      gateway_id: fragment`r.gateway_id`,
      payment: fragment`r.payment_id`,
      answer_until: fragment`r.answer_until`,
      opened_at: fragment`r.opened_at`,
      answered_at: fragment`r.answered_at`,
      answered_by: fragment`a.email`,
      decided_at: fragment`r.decided_at`,
    },
  },
}
