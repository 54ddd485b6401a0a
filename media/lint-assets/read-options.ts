import { parseArgs } from 'node:util'
import { isKind, KIND_CODES, type Kind } from '#domain/assets/kinds.ts'

export interface LintOptions {
  readonly folder: string
  readonly asJson: boolean
  /** The kind of all files; null to guess it from format and size. */
  readonly kind: Kind | null
  /** The folder for fixed copies; null without fixes. */
  readonly out: string | null
}

export const USAGE = 'Usage: npm run lint-assets -- folder [--kind icon] [--json] [--fix --out folder]'

/** The options of the command, or what is wrong with them. */
export function readOptions(
  args: readonly string[],
): { readonly ok: true; readonly options: LintOptions } | { readonly ok: false; readonly fault: string } {
  const refuse = (fault: string) => ({ ok: false, fault }) as const
  const parsed = parse(args)
  if (typeof parsed === 'string') return refuse(parsed)
  const { values, positionals } = parsed
  const [folder, ...rest] = positionals
  if (folder === undefined) return refuse('Name the folder to check.')
  if (rest.length > 0) return refuse(`Name one folder, not ${positionals.length}.`)
  const { kind, out, fix = false, json = false } = values
  if (kind !== undefined && !isKind(kind))
    return refuse(`There is no kind "${kind}". There are: ${KIND_CODES.join(', ')}.`)
  if (fix !== (out !== undefined)) return refuse('--fix and --out belong together: fixed copies go to --out.')
  return { ok: true, options: { folder, asJson: json, kind: kind ?? null, out: out ?? null } }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        fix: { type: 'boolean' },
        out: { type: 'string' },
        kind: { type: 'string' },
      },
    })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
