import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { ID, SORTED_MOMENT } from './fields.ts'
import { WORK_REQUEST_STATES } from './work-requests.ts'

/** What contributors are asked for, with how often it was searched for and the works that answer it. */
export const WORK_REQUEST_RESOURCES = {
  'work-requests': {
    readers: { command: 'work-request.read' },
    fields: {
      id: ID,
      searched_words: { kind: 'text' },
      search_language: { kind: 'code', values: LOCALE_CODES },
      times_asked: { kind: 'number', sorts: true },
      published_answers: { kind: 'number' },
      waiting_answers: { kind: 'number' },
      request_state: { kind: 'code', values: WORK_REQUEST_STATES },
      created_at: SORTED_MOMENT,
      closed_at: { kind: 'moment' },
    },
    searched: ['searched_words'],
    sortedBy: { field: 'times_asked', order: 'DESC' },
  },
} as const
