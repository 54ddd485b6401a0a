import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import type { Story } from './stories.ts'

/** The submission of a story as far as it was played. */
export interface Played extends Record<string, unknown> {
  readonly submission: Column<'submissions.id'>
  readonly revision: Column<'submissions.revision_id'>
  readonly version: Column<'submissions.version'>
  readonly state: Column<'submissions.state'>
  /** As many as steps were played. */
  readonly events: Computed<number>
  readonly lastEvent: Computed<number>
}

/** The name of the uploaded file, by which its story is found again. */
export function fileNameOf({ drawing }: Story): string {
  return fileNameOfTitle(drawing.title)
}

export function fileNameOfTitle(title: string): string {
  return `${title.toLowerCase().replaceAll(' ', '-')}.svg`
}

/** Null before its upload. */
export async function findPlayed(payload: Payload, story: Story): Promise<Played | null> {
  const [row] = await run<Played>(
    payload,
    fragment`
    select s.id as submission, s.revision_id as revision, s.version, s.state, count(e.id)::int as events,
      max(e.id)::int as "lastEvent"
    from submissions s join revisions r on r.id = s.revision_id join submission_events e on e.submission_id = s.id
    where s.is_demonstration and r.file_name = ${fileNameOf(story)} group by s.id`,
  )
  return row ?? null
}
