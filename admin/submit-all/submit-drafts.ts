import { CONSOLE_API } from '#domain/contract/console/session.ts'
import {
  type DraftList,
  type DraftOutcome,
  type DraftRow,
  MAX_SUBMITTED,
  type RefusedDraft,
  type SubmitManyAnswer,
  type SubmitManyForm,
} from '#domain/contract/console/submit-many.ts'
import { sendJson, sendRequest } from '../providers/send-request.ts'

/** All drafts of the user, the oldest first. @throws RequestError */
export async function readDrafts(signal: AbortSignal): Promise<readonly DraftRow[]> {
  const rows: DraftRow[] = []
  for (;;) {
    const after = rows.at(-1)?.id
    const query = after === undefined ? '' : `?after=${after}`
    const page = (await sendRequest(`${CONSOLE_API}/submissions/drafts${query}`, { signal })) as DraftList
    rows.push(...page.rows)
    if (!page.more) return rows
  }
}

type Send = (form: SubmitManyForm) => Promise<SubmitManyAnswer>

const sendMany: Send = async (form) =>
  (await sendJson(`${CONSOLE_API}/submissions/submit-many`, form)) as SubmitManyAnswer

/**
 * Submits the drafts that have no outcome yet, in requests of limited length. After a failed request, another call continues
 * where this one stopped: a draft that was submitted without an answer is then `already-submitted`.
 *
 * @throws RequestError
 */
export async function submitDrafts(
  drafts: readonly DraftRow[],
  known: readonly DraftOutcome[],
  onProgress: (outcomes: readonly DraftOutcome[]) => void,
  send: Send = sendMany,
): Promise<void> {
  const decided = new Set(known.map(({ id }) => id))
  const open = drafts.filter(({ id }) => !decided.has(id))
  const outcomes = [...known]
  for (let start = 0; start < open.length; start += MAX_SUBMITTED) {
    const batch = open.slice(start, start + MAX_SUBMITTED)
    const answer = await send({ drafts: batch.map(({ id, version }) => ({ id, expected: version })) })
    outcomes.push(...answer.rows)
    onProgress([...outcomes])
  }
}

export interface Result {
  /** Those that an earlier request submitted are among them. */
  readonly submitted: number
  readonly refused: readonly (RefusedDraft & { readonly name: string })[]
}

/** The outcomes for the user: how many are submitted, and each that is not, with its name. */
export function resultOf(drafts: readonly DraftRow[], outcomes: readonly DraftOutcome[]): Result {
  const names = new Map(
    drafts.map(({ id, title, file_name: file }) => [id, title === '' ? (file ?? String(id)) : title]),
  )
  const refused = outcomes.flatMap((row) =>
    row.outcome === 'refused' ? [{ ...row, name: names.get(row.id) ?? String(row.id) }] : [],
  )
  return { submitted: outcomes.length - refused.length, refused }
}
