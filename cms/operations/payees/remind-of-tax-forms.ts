import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import { momentOf } from '#cms/operations/moment.ts'
import type { Column, Present } from '#cms/operations/schema/columns.ts'
import { RENEWAL_DAYS } from '#domain/payees/tax-form-validity.ts'

/** Mails that one transaction writes: all forms of a year end at one moment. */
const BATCH = 100

/**
 * Writes once to each contributor whose approved tax form ends soon, unless a newer form is signed.
 *
 * @param at the time of the check; null for the present
 * @returns how many mails were written
 */
export async function remindOfTaxForms(payload: Payload, at: Date | null = null): Promise<number> {
  let written = 0
  for (let batch = BATCH; batch === BATCH; written += batch) batch = await remindBatch(payload, at)
  return written
}

function remindBatch(payload: Payload, at: Date | null): Promise<number> {
  return inTransaction(payload, async (transaction) => {
    const now = momentOf(at)
    const rows = await transaction<{
      id: Column<'tax_forms.id'>
      until: Column<'tax_forms.valid_until'>
      user: Column<'payees.user_id'>
      email: Column<'users.email'>
      locale: Present<'users.locale'>
    }>(fragment`
      select f.id, f.valid_until as until, p.user_id as "user", u.email, coalesce(u.locale::text, 'en') as locale
        from tax_forms f join payees p on p.id = f.payee_id join users u on u.id = p.user_id
       where f.state = 'approved' and u.deleted_at is null
         and f.valid_until > ${now} and f.valid_until <= ${now} + make_interval(days => ${RENEWAL_DAYS}::int)
         and not exists (select from tax_forms newer where newer.payee_id = f.payee_id
           and newer.version > f.version and newer.state in ('submitted', 'approved'))
         and not exists (select from mails m where m.key = 'payee-form-ends:' || f.id)
       order by f.id limit ${BATCH} for update of f skip locked`)
    for (const { id, until, user, email, locale } of rows) {
      // The form is valid until the day before this moment ends.
      const lastDay = new Date(Date.parse(until) - 1).toISOString()
      const key = `payee-form-ends:${id}`
      await queueMail(transaction, {
        key,
        template: 'payee-form-ends',
        user,
        email,
        locale,
        data: { until: lastDay },
      })
    }
    return rows.length
  })
}
