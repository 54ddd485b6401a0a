import { useState } from 'react'
import { isFormat } from '#domain/assets/formats.ts'
import { motionOfFormat } from '#domain/assets/motion.ts'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import type { SimilarWork } from '#domain/lint/work.ts'

/** Backgrounds that an artwork is judged on, in the order of the key G. */
export const BACKGROUNDS = { plate: 'var(--plate)', light: 'var(--ink-0)', dark: 'var(--ink-925)' } as const
export type Background = keyof typeof BACKGROUNDS
export const BACKGROUND_CODES = Object.keys(BACKGROUNDS) as readonly Background[]

/** What is drawn of a similar work over the artwork, in the order of the key S. */
export const OVERLAYS = ['none', 'difference', 'divider'] as const
export type Overlay = (typeof OVERLAYS)[number]

/** A similar work with a picture, or the revision before. */
export type Comparable = SimilarWork & {
  readonly picture: NonNullable<SimilarWork['picture']>
  readonly isBefore?: true
}

/** How the stage shows a submission: its background, the player of a moving file, and a similar work over it. */
export function useStageView(submission: SubmissionDetail) {
  const similar = similarOf(submission)
  const player = playerOf(submission)
  const [background, setBackground] = useState<Background>('plate')
  const [overlay, setOverlay] = useState<Overlay>('none')
  const [compared, setCompared] = useState(0)
  const [isPlayer, setPlayer] = useState(player !== null)
  return {
    background,
    setBackground,
    nextBackground: () => setBackground(after(BACKGROUND_CODES, background)),
    similar,
    overlay: similar.length === 0 ? 'none' : overlay,
    setOverlay,
    nextOverlay: () => setOverlay(after(OVERLAYS, overlay)),
    /** Index in `similar`. */
    compared,
    compare: (index: number) => {
      setCompared(index)
      if (overlay === 'none') setOverlay('difference')
    },
    player,
    isPlayer: isPlayer && player !== null,
    setPlayer,
    /** Without player and overlay: the picture that marks are drawn on. */
    showPicture: () => {
      setPlayer(false)
      setOverlay('none')
    },
  } as const
}

export type StageView = ReturnType<typeof useStageView>

/** The player that the file needs; null where a picture shows everything. */
function playerOf({ format, preview }: SubmissionDetail): 'lottie' | 'model' | null {
  if (preview === null || format === null || !isFormat(format)) return null
  const motion = motionOfFormat(format, preview.animated)
  return motion === 'lottie' || motion === 'model' ? motion : null
}

/** The revision that this one replaces, then each similar work once, the strongest match first. */
function similarOf({ lint, replaces, item, title }: SubmissionDetail): readonly Comparable[] {
  const works = lint.flatMap(({ similar }) => (similar === null ? [] : [similar]))
  const comparable = works.filter((work): work is Comparable => work.picture !== null)
  const before: readonly Comparable[] =
    replaces === null || replaces.preview === null
      ? []
      : [{ item, title, own: true, match: 'look', picture: replaces.preview, isBefore: true }]
  return [...before, ...new Map(comparable.map((work) => [work.item, work])).values()]
}

function after<T>(all: readonly T[], present: T): T {
  return all[(all.indexOf(present) + 1) % all.length] ?? present
}
