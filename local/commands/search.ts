import type { Command } from '#local/command.ts'
import { ensureMigrated, openDatabase } from '#local/database.ts'
import { stackEnvironment } from '#local/environment.ts'
import { freePort } from '#local/ports.ts'
import { supervise } from '#local/processes.ts'
import { runInTerminal } from '#local/run-in-terminal.ts'
import { runningSearchPort } from '#local/running-search.ts'
import { NO_PORTS, searchSpec, stackAddresses } from '#local/stack.ts'

/**
 * `npm run search -- reindex | reconcile | settings`: maintains the search indices: Algolia's where its variables are
 * set, else those of the local engine, which is started when it does not run.
 */
export const search: Command = async ({ args, settings, progress, shutdown }) => {
  const url = await openDatabase(settings, shutdown, progress)
  const running = runningSearchPort()
  const port = running ?? (await freePort())
  const env = stackEnvironment(settings, url, stackAddresses({ ...NO_PORTS, search: port }))
  await ensureMigrated(env, progress)
  if (env.SEARCH_URL && running === null) {
    const engine = supervise(searchSpec(env, []), { onRestart: (text) => progress.line(`  ! ${text}`) })
    shutdown.defer(() => engine.stop())
    await progress.step('Starting the search engine', () => engine.ready())
  }
  progress.end()
  return runInTerminal(['cms/search/main.ts', ...args], env, shutdown)
}
