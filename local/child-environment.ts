import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { STATE } from '#local/paths.ts'
import { identify } from '#local/process-identity.ts'

const EXIT_WITH_PARENT = pathToFileURL(join(import.meta.dirname, 'exit-with-parent.ts')).href

const MODES = ['production', 'development', 'test'] as const
type Mode = (typeof MODES)[number]
type Variables = Readonly<Record<string, string | undefined>>

/**
 * The environment of every child process, beside its own variables: no telemetry, the module that ends it with its
 * parent, and a compile cache, which halves the time of a later start.
 *
 * @param own its variables; NODE_ENV defaults to production
 * @param heapMb the limit of its JavaScript heap; null keeps Node's default
 */
export function childEnvironment(
  own: Readonly<Record<string, string>>,
  heapMb: number | null = null,
): Variables & { readonly NODE_ENV: Mode } {
  const options = [
    process.env.NODE_OPTIONS,
    `--import=${EXIT_WITH_PARENT}`,
    heapMb && `--max-old-space-size=${heapMb}`,
  ]
  return {
    ...withoutTestRunner(process.env),
    // Turbopack starts the first `node` of the PATH for its loaders, and waits for ever for one that is too old.
    PATH: [dirname(process.execPath), process.env.PATH].filter(Boolean).join(delimiter),
    NEXT_TELEMETRY_DISABLED: '1',
    PAYLOAD_TELEMETRY: 'false',
    DO_NOT_TRACK: '1',
    NODE_COMPILE_CACHE: join(STATE, 'compile-cache'),
    NODE_OPTIONS: options.filter(Boolean).join(' '),
    MOTIF_SUPERVISOR: JSON.stringify(identify(process.pid)),
    ...own,
    NODE_ENV: MODES.find((mode) => mode === own.NODE_ENV) ?? 'production',
  }
}

/** Removes the variables by which a process would take itself for the test runner. */
function withoutTestRunner(env: Variables): Variables {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(VITEST|PLAYWRIGHT|TEST$)/.test(name)))
}
