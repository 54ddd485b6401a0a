import { existsSync } from 'node:fs'
import type { Command } from '#local/command.ts'
import { ensureMigrated, openDatabase } from '#local/database.ts'
import { stackEnvironment } from '#local/environment.ts'
import { lockHolder } from '#local/lock.ts'
import { RUN_LOCK } from '#local/paths.ts'
import { freePort } from '#local/ports.ts'
import { runInTerminal } from '#local/run-in-terminal.ts'
import { runningSearchPort } from '#local/running-search.ts'
import { NO_PORTS, stackAddresses } from '#local/stack.ts'
import { startLibrary } from '#local/start-library.ts'

/** Benchmarks that create their own data: no running library is needed. */
const WITHOUT_LIBRARY = [
  'pipeline',
  'pictures',
  'seed-full',
  'search',
  'search-sets',
  'review',
  'uploads',
  'ledger',
  'downloads',
  'close',
]

/**
 * `npm run bench [-- <name> …]`: runs benchmarks against the library at `BENCH_URL`, the one that runs in this
 * folder, or one that is started for them.
 */
export const bench: Command = async (context) => {
  const { args, settings, progress, shutdown } = context
  const running = process.env.BENCH_URL || lockHolder(RUN_LOCK)?.note
  const port = await freePort()
  const own = { ...settings, port, publicUrl: `http://localhost:${port}` }

  let env: Record<string, string>
  if (running || needsNoLibrary(args)) {
    const url = await openDatabase(settings, shutdown, progress)
    // Benchmarks use the public address and the search engine; the other variables only complete the environment.
    env = stackEnvironment(settings, url, stackAddresses({ ...NO_PORTS, search: runningSearchPort() ?? 1 }))
    await ensureMigrated(env, progress)
  } else {
    env = await startLibrary({ ...context, settings: own })
  }
  progress.end()
  return runInTerminal(['bench/main.ts', ...args], { ...env, BENCH_URL: running ?? own.publicUrl }, shutdown)
}

/** Of `<name> … --option …`. Without a name every benchmark runs. */
function needsNoLibrary(args: readonly string[]): boolean {
  const firstOption = args.findIndex((word) => word.startsWith('--'))
  const names = firstOption === -1 ? args : args.slice(0, firstOption)
  const known = hasRecords(args) ? [...WITHOUT_LIBRARY, 'relevance'] : WITHOUT_LIBRARY
  return names.length > 0 && names.every((name) => known.includes(name))
}

/** True when the records to search are in a file (`relevance --records <file>`). */
function hasRecords(args: readonly string[]): boolean {
  const file = args[args.indexOf('--records') + 1]
  return args.includes('--records') && file !== undefined && existsSync(file)
}
