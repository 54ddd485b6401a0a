import { useQuery } from '@tanstack/react-query'
import type { EditableList, EditableSubmission } from '#domain/contract/console/bulk-edit.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { MetadataOptions } from '#domain/contract/console/submissions.ts'
import { type LeftBehind, leftBehind } from '../commands/kept-values.ts'
import { sendRequest } from '../providers/send-request.ts'
import { METADATA_OPTIONS } from '../submissions/use-options.ts'
import { keptPrefix } from './kept-cells.ts'
import { BROWSER } from './use-grid.ts'

/** Rows that one grid holds; the newest of more. */
const MAX_ROWS = 10_000

export interface Editable {
  readonly rows: readonly EditableSubmission[]
  /** Whether there are older ones. */
  readonly more: boolean
  readonly options: MetadataOptions
  /** What closed tabs have not saved. It stays there until the grid that opens with it keeps it. */
  readonly kept: readonly LeftBehind[]
}

/** Everything that a grid is opened with, read again at each visit and not again while it is open. */
export function useEditable(user: string | null) {
  const options = useQuery(METADATA_OPTIONS)
  const rows = useQuery({
    queryKey: ['editable', user],
    queryFn: async ({ signal }) => ({
      ...(await readAll(signal)),
      kept: await leftBehind(BROWSER, keptPrefix(user ?? '')),
    }),
    enabled: user !== null,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const data: Editable | null =
    rows.data === undefined || options.data === undefined ? null : { ...rows.data, options: options.data }
  return { data, isFailed: rows.isError || options.isError } as const
}

async function readAll(signal: AbortSignal): Promise<EditableList> {
  const rows: EditableSubmission[] = []
  for (;;) {
    const before = rows.at(-1)?.id
    const query = before === undefined ? '' : `?before=${before}`
    const page = (await sendRequest(`${CONSOLE_API}/submissions/editable${query}`, {
      signal,
    })) as EditableList
    rows.push(...page.rows)
    if (!page.more || rows.length >= MAX_ROWS) return { rows, more: page.more }
  }
}
