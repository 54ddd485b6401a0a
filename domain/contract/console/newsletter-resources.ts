import { ID, SORTED_MOMENT } from './fields.ts'
import { ISSUE_STATES } from './newsletters.ts'

/** Newsletters with the numbers of their sending. Who opened one is not measured; clicks are counted without a person. */
export const NEWSLETTER_RESOURCES = {
  newsletters: {
    readers: { command: 'newsletter.send' },
    fields: {
      id: ID,
      name: { kind: 'text' },
      subject: { kind: 'text' },
      issue_state: { kind: 'code', values: ISSUE_STATES },
      recipients: { kind: 'number' },
      delivered: { kind: 'number' },
      bounced: { kind: 'number' },
      failed: { kind: 'number' },
      unsubscribed: { kind: 'number' },
      clicks: { kind: 'number' },
      links: { kind: 'text' },
      started_by: { kind: 'text' },
      started_at: { kind: 'moment' },
      finished_at: { kind: 'moment' },
      updated_at: SORTED_MOMENT,
    },
    searched: ['name', 'subject'],
    sortedBy: { field: 'updated_at', order: 'DESC' },
  },
} as const
