import type { DrawingFacts, Found } from './facts.ts'
import { nearColours } from './near-colours.ts'
import type { LintRule } from './rule-codes.ts'
import { isIconKind, LINT_RULES } from './rules.ts'
import { found, foundIf, type LintedArtwork, type LintResult, type Margins } from './work.ts'

/** Rules of vector drawings. */
export function lintDrawing(work: LintedArtwork): readonly LintResult[] {
  const { format, facts } = work
  if (format !== 'svg') return []
  const drawing = facts?.drawing ?? null
  return [
    ...ofMargins(work),
    ...(drawing === null
      ? []
      : [...ofElements(drawing), ...ofStrokes(work, drawing), ...ofNumbers(work, drawing)]),
  ]
}

function ofMargins({ margins, width, height }: LintedArtwork): LintResult[] {
  if (margins === null || width === null || height === null) return []
  const { left, top, right, bottom } = margins
  const uneven = Math.max(Math.abs(left - right) / width, Math.abs(top - bottom) / height) * 1_000
  const touches = Math.min(left, top, right, bottom) <= 0
  return [
    ...foundIf(touches, 'L402'),
    ...foundIf(!touches && uneven > LINT_RULES.L413.limits.most, 'L413', written(margins)),
  ]
}

function written({ left, top, right, bottom }: Margins) {
  return { left: tenths(left), top: tenths(top), right: tenths(right), bottom: tenths(bottom) }
}

const RULE_OF_FOUND = {
  emptyGroups: 'L404',
  strayPoints: 'L405',
  openEnds: 'L406',
  outside: 'L411',
  rasters: 'L415',
  texts: 'L416',
  invisible: 'L419',
  effects: 'L420',
} as const satisfies Partial<Record<keyof DrawingFacts, LintRule>>

function ofElements(drawing: DrawingFacts): LintResult[] {
  const { offGrid, ends } = drawing
  // Of coordinates at random, one in twenty-five is this close to the grid.
  const isOffGrid = offGrid.count * 10 >= ends && offGrid.count > 0
  return [
    ...(Object.keys(RULE_OF_FOUND) as (keyof typeof RULE_OF_FOUND)[]).flatMap((name) =>
      inPlaces(RULE_OF_FOUND[name], drawing[name]),
    ),
    ...(isOffGrid ? inPlaces('L410', offGrid) : []),
  ]
}

function inPlaces(rule: LintRule, { count, places }: Found): readonly LintResult[] {
  return foundIf(count > 0, rule, { count }, places)
}

function ofStrokes({ kind, packStroke }: LintedArtwork, { strokes }: DrawingFacts): LintResult[] {
  const { least, icon, other } = LINT_RULES.L407.limits
  const side = isIconKind(kind) ? icon : other
  const thinnest = Math.min(...strokes.map(({ width }) => (width * side) / 1_000))
  const usual = strokes[0]?.width
  const isOther =
    packStroke !== null &&
    usual !== undefined &&
    Math.abs(usual - packStroke) * 100 > packStroke * LINT_RULES.L409.limits.most
  return [
    ...foundIf(thinnest < least, 'L407', { width: hundredths(thinnest), least, side }),
    ...foundIf(strokes.length > LINT_RULES.L408.limits.most, 'L408', {
      count: strokes.length,
      widths: strokes.map(({ width }) => hundredths((width * side) / 1_000)).join(', '),
    }),
    ...foundIf(isOther, 'L409', {
      width: hundredths(((usual ?? 0) * side) / 1_000),
      usual: hundredths(((packStroke ?? 0) * side) / 1_000),
    }),
  ]
}

function ofNumbers({ kind }: LintedArtwork, drawing: DrawingFacts): LintResult[] {
  const { width, height, points, colours, colourCount } = drawing
  const size = isIconKind(kind) ? 'icon' : 'other'
  const mostPoints = LINT_RULES.L414.limits[size]
  const mostColours = LINT_RULES.L417.limits[size]
  const near = nearColours(colours, LINT_RULES.L418.limits.least)
  return [
    ...foundIf(width !== height, 'L412', { width: hundredths(width), height: hundredths(height) }),
    ...foundIf(points > mostPoints, 'L414', { count: points, most: mostPoints }),
    ...foundIf(colourCount > mostColours, 'L417', { count: colourCount, most: mostColours }),
    ...(near === null ? [] : [found('L418', { one: near[0], other: near[1] })]),
  ]
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
