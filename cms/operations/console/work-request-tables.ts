import { fragment, type SQL } from '#cms/operations/database.ts'
import type { WORK_REQUEST_RESOURCES } from '#domain/contract/console/work-request-resources.ts'
import type { ConsoleTable } from './console-table.ts'

type Resources = typeof WORK_REQUEST_RESOURCES

export const WORK_REQUEST_TABLES: {
  readonly [R in keyof Resources]: ConsoleTable<Extract<keyof Resources[R]['fields'], string>>
} = {
  'work-requests': {
    from: fragment`work_requests r`,
    columns: {
      id: fragment`r.id`,
      searched_words: fragment`r.words`,
      search_language: fragment`r.locale`,
      times_asked: fragment`r.asked`,
      published_answers: answers(fragment`s.state = 'published'`),
      waiting_answers: answers(
        fragment`s.state in ('submitted', 'in-review', 'second-opinion', 'appealed', 'changes-requested', 'approved')`,
      ),
      request_state: fragment`case when r.closed_at is null then 'open' else 'closed' end`,
      created_at: fragment`r.created_at`,
      closed_at: fragment`r.closed_at`,
    },
  },
}

/** Works whose submission names the request; drafts and withdrawn ones are no answers. */
function answers(condition: SQL): SQL {
  return fragment`(select count(distinct s.item_id)::int from submissions s where s.request_id = r.id and ${condition})`
}
