import { styleText } from 'node:util'
import type { LintRule } from '#domain/lint/rule-codes.ts'
import type { Severity } from '#domain/lint/rules.ts'
import type { LintResult } from '#domain/lint/work.ts'
import type { LintedFile } from './lint-files.ts'

export interface FixedFile {
  readonly file: string
  readonly fixes: Partial<Record<LintRule, number>>
}

/** The English texts of the console: findings by rule, and refusals by code. */
export interface Texts {
  readonly lint: Readonly<Record<string, unknown>>
  readonly errors: Readonly<Record<string, unknown>>
}

interface Report {
  readonly files: readonly LintedFile[]
  readonly fixed: readonly FixedFile[]
  readonly texts: Texts
}

const COLOURS = { error: 'red', warning: 'yellow', hint: 'cyan' } as const

/** The findings by file, in words; files without findings are only counted. */
export function writeText({ files, fixed, texts }: Report, hasColours: boolean): string {
  const paint = (severity: Severity) =>
    hasColours
      ? styleText(COLOURS[severity], severity.padEnd(7), { validateStream: false })
      : severity.padEnd(7)
  const found = files.filter(({ results }) => results.length > 0)
  const blocks = found.map(({ file, kind, results }) =>
    [`${file} (${kind})`, ...results.map((result) => lineOf(result, paint(result.severity), texts))].join(
      '\n',
    ),
  )
  const copies = fixed.map(({ file, fixes }) => `fixed   ${file}  ${Object.keys(fixes).join(', ')}`)
  const counts = countSeverities(files)
  const summary = `${files.length} files: ${counts.error} errors, ${counts.warning} warnings, ${counts.hint} hints`
  return `${[...blocks, ...(copies.length > 0 ? [copies.join('\n')] : []), summary].join('\n\n')}\n`
}

/** The same as JSON: every file, also those without findings. */
export function writeJson({ files, fixed, texts }: Report): string {
  const report = {
    files: files.map(({ file, kind, results }) => ({
      file,
      kind,
      findings: results.map(({ rule, severity, values, places, ...rest }) => ({
        rule,
        severity,
        text: textOf({ rule, severity, values, places, ...rest }, texts),
        values,
        places,
      })),
    })),
    fixed,
    counts: countSeverities(files),
  }
  return `${JSON.stringify(report, null, 2)}\n`
}

export function countSeverities(files: readonly LintedFile[]): Readonly<Record<Severity, number>> {
  const all = files.flatMap(({ results }) => results)
  const count = (wanted: Severity) => all.filter(({ severity }) => severity === wanted).length
  return { error: count('error'), warning: count('warning'), hint: count('hint') }
}

function lineOf(result: LintResult, severity: string, texts: Texts): string {
  const places = result.places.map(({ path }) => path).join(', ')
  return `  ${result.rule}  ${severity}  ${textOf(result, texts)}${places && `  at ${places}`}`
}

function textOf({ rule, values }: LintResult, { lint, errors }: Texts): string {
  const { code } = values
  const all = code === undefined ? values : { ...values, reason: String(errors[code] ?? code) }
  return String(lint[rule] ?? rule).replaceAll(/%\{(\w+)\}/g, (_, name: string) =>
    String((all as LintResult['values'])[name] ?? ''),
  )
}
