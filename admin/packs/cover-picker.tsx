import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { PackWork } from '#domain/contract/console/packs.ts'
import { COVER_GRID } from '#domain/packs/limits.ts'
import { SortableWorks } from './sortable-works.tsx'
import { WorkPicture } from './work-picture.tsx'

/** The number of works on each sort of cover; none means the first works of the pack. */
const COVERS = { first: 0, one: 1, grid: COVER_GRID } as const
export type CoverSort = keyof typeof COVERS

export function coverSort(cover: readonly number[]): CoverSort {
  return cover.length === 0 ? 'first' : cover.length === 1 ? 'one' : 'grid'
}

interface CoverPickerProps {
  readonly works: readonly PackWork[]
  readonly sort: CoverSort
  readonly cover: readonly number[]
  readonly isLocked: boolean
  readonly onChange: (sort: CoverSort, cover: readonly number[]) => void
}

/** Chooses the cover: the first works, one of them, or a grid that is arranged like the works. */
export function CoverPicker({ works, sort, cover, isLocked, onChange }: CoverPickerProps) {
  const translate = useTranslate()
  const most = COVERS[sort]
  const chosen = cover.flatMap((item) => works.find((work) => work.item === item) ?? [])

  function toggle(item: number): void {
    const without = cover.filter((one) => one !== item)
    const withIt = most === 1 ? [item] : [...cover, item].slice(0, most)
    onChange(sort, without.length < cover.length ? without : withIt)
  }

  return (
    <section>
      <Typography variant="h2" gutterBottom>
        {translate('console.packs.cover')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={sort}
        disabled={isLocked}
        aria-label={translate('console.packs.cover')}
        onChange={(_, next: CoverSort | null) =>
          next !== null && onChange(next, cover.slice(0, COVERS[next]))
        }
      >
        {(Object.keys(COVERS) as CoverSort[]).map((one) => (
          <ToggleButton key={one} value={one}>
            {translate(`console.packs.covers.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {most > 0 && (
        <>
          <Typography variant="body2" color="text.secondary" sx={{ marginBlock: 1 }}>
            {translate('console.packs.coverHint', { count: chosen.length, most })}
          </Typography>
          <SortableWorks
            label={translate('console.packs.cover')}
            works={chosen}
            isLocked={isLocked}
            onOrder={(items) => onChange(sort, items)}
          />
          {!isLocked && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, marginTop: 1 }}>
              {works.map((work) => (
                <Box
                  key={work.item}
                  component="button"
                  type="button"
                  aria-pressed={cover.includes(work.item)}
                  aria-label={translate('console.packs.onCover', { title: work.title })}
                  onClick={() => toggle(work.item)}
                  sx={{
                    width: 48,
                    padding: 0,
                    border: 2,
                    borderColor: cover.includes(work.item) ? 'primary.main' : 'transparent',
                    borderRadius: 'var(--r-md)',
                    background: 'none',
                    cursor: 'pointer',
                  }}
                >
                  <WorkPicture work={work} />
                </Box>
              ))}
            </Box>
          )}
        </>
      )}
    </section>
  )
}
