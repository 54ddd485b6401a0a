import { announce } from '#local/announce.ts'
import { buildWhatChanged, neverBuilt } from '#local/build.ts'
import { claimAddress } from '#local/claim.ts'
import type { Command } from '#local/command.ts'
import { ensureMigrated, openDatabase } from '#local/database.ts'
import { ROOM_NEEDED, requireRoom } from '#local/disk.ts'
import { stackEnvironment } from '#local/environment.ts'
import { ROOT } from '#local/paths.ts'
import { fillCatalogue } from '#local/seeding.ts'
import { chooseLoopbackPorts, stackAddresses, startStack } from '#local/stack.ts'

/** `npm start`: a built library on one address, from whatever state this folder is in. */
export const start: Command = async ({ settings, progress, shutdown }) => {
  const began = Date.now()
  await claimAddress(settings, shutdown)
  await requireRoom(ROOT, neverBuilt() ? ROOM_NEEDED.firstStart : ROOM_NEEDED.laterStart)
  const loopback = await chooseLoopbackPorts()
  const addresses = stackAddresses(settings.port, loopback)

  const database = openDatabase(settings, shutdown, progress)
  const filled = database.then(async (url) => {
    const env = stackEnvironment(settings, url, addresses)
    await ensureMigrated(env, progress)
    if (!settings.production) await fillCatalogue(env, progress)
    return env
  })
  // A build imports the configuration, which wants a complete environment, but it opens no connection.
  const built = database.then((url) => buildWhatChanged(stackEnvironment(settings, url, addresses), progress))
  const [env] = await Promise.all([filled, built])

  const stack = startStack(
    { mode: 'built', host: settings.host, port: settings.port, env, loopback },
    { onRestart: (text) => progress.line(`  ! ${text}`) },
  )
  shutdown.defer(() => stack.stop())
  await progress.step('Starting the servers', () => stack.ready())
  shutdown.beginServing()
  progress.line(await announce(settings, Date.now() - began))
  return null
}
