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
  const mayReturn = (form.reasons ?? []).length > 0

  const toggle = (id: number) =>
    setSelected((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  const toggleAll = () =>
    setSelected(new Set(chosen.length === siblings.length ? [] : siblings.map(({ id }) => id)))
  async function decide(decision: 'approve' | 'return'): Promise<void> {
    if (chosen.length === 0 || desk.isPending || (decision === 'return' && !mayReturn)) return
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
        <Button
          size="small"
          variant="outlined"
          aria-keyshortcuts="Shift+A"
          disabled={desk.isPending || chosen.length === 0}
          onClick={() => void decide('approve')}
        >
          {translate('console.review.keys.approveAll')} ({chosen.length})
        </Button>
        <Button
          size="small"
          variant="outlined"
          aria-keyshortcuts="Shift+F"
          disabled={desk.isPending || chosen.length === 0 || !mayReturn}
          onClick={() => void decide('return')}
        >
          {translate('console.review.keys.returnAll')} ({chosen.length})
        </Button>
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
