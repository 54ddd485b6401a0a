import { Box, Button, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { ConsolePreview, SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { RowPicture } from '../lists/row-picture.tsx'
import { sendRequest } from '../providers/send-request.ts'
import type { DecisionForm, Desk } from './use-desk.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** Decisions about several pieces, with their keys and texts. */
const BULK_DECISIONS = {
  approve: { keys: 'Shift+A', text: 'console.review.keys.approveAll' },
  return: { keys: 'Shift+F', text: 'console.review.keys.returnAll' },
  reject: { keys: 'Shift+R', text: 'console.review.keys.rejectAll' },
} as const
const BULK_CODES = ['approve', 'return', 'reject'] as const

/** Pieces of one contributor that are offered at once. */
const SHOWN = 24

interface Sibling {
  readonly id: number
  readonly title: string
  readonly preview: Pick<ConsolePreview, 'sha256' | 'modifiedAt'> | null
}

interface SiblingsProps {
  readonly submission: SubmissionDetail
  readonly desk: Pick<Desk, 'decideAll' | 'isPending'>
  /** Reasons and note, as for the piece on screen. */
  readonly form: DecisionForm
  readonly hasShortcuts: boolean
}

/** What else waits of the same contributor: several pieces are approved or sent back together. */
export function Siblings({ submission, desk, form, hasShortcuts }: SiblingsProps) {
  const translate = useTranslate()
  const { contributor, id: current } = submission
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const { data: siblings = [], refetch } = useQuery({
    queryKey: ['siblings', contributor, current],
    queryFn: ({ signal }) =>
      sendRequest(`${CONSOLE_API}/submissions?${queryOf(contributor)}`, { signal }) as Promise<Sibling[]>,
  })
  const chosen = siblings.filter(({ id }) => selected.has(id))
  const hasReasons = (form.reasons ?? []).length > 0

  const toggle = (id: number) =>
    setSelected((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  const toggleAll = () =>
    setSelected(new Set(chosen.length === siblings.length ? [] : siblings.map(({ id }) => id)))
  async function decide(decision: keyof typeof BULK_DECISIONS): Promise<void> {
    if (chosen.length === 0 || desk.isPending || (decision !== 'approve' && !hasReasons)) return
    await desk.decideAll(chosen, decision, form)
    setSelected(new Set())
    await refetch()
  }
  useShortcuts(
    {
      x: () => {
        const next = siblings.find(({ id }) => !selected.has(id))
        if (next !== undefined) toggle(next.id)
      },
      'shift+x': toggleAll,
      'shift+a': () => void decide('approve'),
      'shift+f': () => void decide('return'),
      'shift+r': () => void decide('reject'),
    },
    hasShortcuts,
  )
  if (siblings.length === 0) return null
  return (
    <section aria-labelledby="siblings-heading">
      <Typography id="siblings-heading" variant="body2" sx={{ fontWeight: 500 }} gutterBottom>
        {translate('console.review.siblings')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {siblings.map(({ id, title, preview }) => (
          <Button
            key={id}
            role="checkbox"
            aria-checked={selected.has(id)}
            variant={selected.has(id) ? 'contained' : 'outlined'}
            onClick={() => toggle(id)}
            aria-label={title === '' ? String(id) : title}
            title={title}
            sx={{ minWidth: 56, padding: 1 }}
          >
            {preview === null ? id : <RowPicture picture={preview} />}
          </Button>
        ))}
      </Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', marginTop: 1 }}>
        <Button size="small" aria-keyshortcuts="Shift+X" onClick={toggleAll}>
          {translate('console.review.keys.selectAll')}
        </Button>
        {BULK_CODES.map((decision) => (
          <Button
            key={decision}
            size="small"
            variant="outlined"
            color={decision === 'reject' ? 'error' : 'primary'}
            aria-keyshortcuts={BULK_DECISIONS[decision].keys}
            disabled={desk.isPending || chosen.length === 0 || (decision !== 'approve' && !hasReasons)}
            onClick={() => void decide(decision)}
          >
            {translate(BULK_DECISIONS[decision].text)} ({chosen.length})
          </Button>
        ))}
      </Stack>
    </section>
  )
}

function queryOf(contributor: number): string {
  return new URLSearchParams({
    filter: JSON.stringify({ contributor, state: ['submitted'] }),
    range: JSON.stringify([0, SHOWN - 1]),
    sort: JSON.stringify(['submitted_at', 'ASC']),
  }).toString()
}
