import { fragment, type SQL } from '#cms/operations/database.ts'
import type { Form } from '#domain/assets/forms.ts'

/** Whether the calendar makes the asset `i` of a query free on the present UTC day; it has items alone. */
export function isFreeToday(form: Form): SQL {
  if (form !== 'item') return fragment`false`
  return fragment`exists (select from free_days f where f.item_id = i.id
    and (f.day at time zone 'utc')::date = (now() at time zone 'utc')::date)`
}
