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

/** Measurements that make what they measure, beside the database: no library has to run for them. */
const WITHOUT_LIBRARY = ['pipeline', 'pictures', 'seed-full', 'search', 'search-sets']

/**
 * `npm run bench [-- <name> …]`: the measurements, against the library that `BENCH_URL` names, that runs in this
 * folder, or that is brought up for them.
 */
export const bench: Command = async (context) => {
  const { args, settings, progress, shutdown } = context
  const running = process.env.BENCH_URL || lockHolder(RUN_LOCK)?.note
  const port = await freePort()
  const own = { ...settings, port, publicUrl: `http://localhost:${port}` }

  let env: Record<string, string>
  if (running || needsNoLibrary(args)) {
    const url = await openDatabase(settings, shutdown, progress)
    // The measurements call the library at its public address, and its search; the rest completes the environment.
    env = stackEnvironment(
      settings,
      url,
      stackAddresses(settings.port, { ...NO_PORTS, search: runningSearchPort() ?? 1 }),
    )
    await ensureMigrated(env, progress)
  } else {
    env = await startLibrary({ ...context, settings: own })
  }
  progress.end()
  return runInTerminal(['bench/main.ts', ...args], { ...env, BENCH_URL: running ?? own.publicUrl }, shutdown)
}

/** Of `<name> … --option …`. No name at all stands for every measurement. */
function needsNoLibrary(args: readonly string[]): boolean {
  const firstOption = args.findIndex((word) => word.startsWith('--'))
  const names = firstOption === -1 ? args : args.slice(0, firstOption)
  const known = hasRecords(args) ? [...WITHOUT_LIBRARY, 'relevance'] : WITHOUT_LIBRARY
  return names.length > 0 && names.every((name) => known.includes(name))
}

/** Whether the items to search are in a file already (`relevance --records <file>`). */
function hasRecords(args: readonly string[]): boolean {
  const file = args[args.indexOf('--records') + 1]
  return args.includes('--records') && file !== undefined && existsSync(file)
}
