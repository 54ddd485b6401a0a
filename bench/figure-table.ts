import { type Figure, meetsGoal } from './figure.ts'

export interface Measured {
  readonly name: string
  /** null when the benchmark ended without a result. */
  readonly figures: readonly Figure[] | null
}

type Row = readonly [benchmark: string, what: string, measured: string, goal: string, verdict: string]

/** Formats figures as lines of text in columns. */
export function figureTable(measured: readonly Measured[]): string {
  const rows = measured.flatMap(rowsOf)
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => aligned(cell, column, widths))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function rowsOf({ name, figures }: Measured): readonly Row[] {
  if (figures === null) return [[name, 'ended without a result', '', '', 'FAILED']]
  return figures.map((figure) => [
    name,
    figure.name,
    shown(figure.value, figure.unit),
    goalOf(figure),
    verdict(figure),
  ])
}

function goalOf({ atLeast, atMost, unit }: Figure): string {
  if (atLeast !== undefined) return `>= ${shown(atLeast, unit)}`
  return atMost === undefined ? '' : `<= ${shown(atMost, unit)}`
}

function verdict(figure: Figure): string {
  if (figure.atLeast === undefined && figure.atMost === undefined) return ''
  return meetsGoal(figure) ? 'ok' : 'MISSED'
}

/** Ratios and small amounts with two decimals, larger ones with one, integers with none. */
function shown(value: number, unit: Figure['unit']): string {
  if (unit === undefined) return value.toFixed(2)
  const digits = Number.isInteger(value) ? 0 : value < 10 ? 2 : 1
  return `${value.toFixed(digits)} ${unit}`
}

function aligned(cell: string, column: number, widths: readonly number[]): string {
  const width = widths[column] ?? 0
  return column === 2 ? cell.padStart(width) : cell.padEnd(width)
}
