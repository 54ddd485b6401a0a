import { buildChangedApps } from '#local/build.ts'
import type { CommandContext } from '#local/command.ts'
import { ensureMigrated, openDatabase } from '#local/database.ts'
import { stackEnvironment } from '#local/environment.ts'
import { loadCatalogue } from '#local/load-catalogue.ts'
import { chooseLoopbackPorts, stackAddresses, startStack } from '#local/stack.ts'
import { waitForSearchIndex } from '#local/wait-for-search-index.ts'

/**
 * Starts the built library from any state of this folder: database, migrations and catalogue at the same time as the
 * builds, then the servers. Returns the environment of the processes.
 */
export async function startLibrary({
  settings,
  progress,
  shutdown,
}: Omit<CommandContext, 'args'>): Promise<Record<string, string>> {
  const loopback = await chooseLoopbackPorts()
  const addresses = stackAddresses(loopback)

  const database = openDatabase(settings, shutdown, progress)
  const filled = database.then(async (url) => {
    const env = stackEnvironment(settings, url, addresses)
    await ensureMigrated(env, progress)
    if (!settings.production) await loadCatalogue(env, progress)
    return env
  })
  // A build imports the configuration, which needs a complete environment, but it opens no connection.
  const built = database.then((url) => buildChangedApps(stackEnvironment(settings, url, addresses), progress))
  const [env] = await Promise.all([filled, built])

  const stack = startStack(
    { mode: 'built', host: settings.host, port: settings.port, env, loopback },
    { onRestart: (text) => progress.line(`  ! ${text}`) },
  )
  shutdown.defer(() => stack.stop())
  await progress.step('Starting the servers', () => stack.ready())
  if (!settings.production) await waitForSearchIndex(env, progress)
  return env
}
