import { announce } from '#local/announce.ts'
import { claimAddress } from '#local/claim.ts'
import type { Command } from '#local/command.ts'
import { ensureMigrated, openDatabase } from '#local/database.ts'
import { ROOM_NEEDED, requireRoom } from '#local/disk.ts'
import { stackEnvironment } from '#local/environment.ts'
import { ROOT } from '#local/paths.ts'
import { searchFilled } from '#local/search-filling.ts'
import { fillCatalogue } from '#local/seeding.ts'
import { chooseLoopbackPorts, stackAddresses, startStack } from '#local/stack.ts'

/** `npm run dev`: the same library from sources, reloading what changes, with every process's lines in the terminal. */
export const dev: Command = async ({ settings, progress, shutdown }) => {
  const began = Date.now()
  await claimAddress(settings, shutdown)
  await requireRoom(ROOT, ROOM_NEEDED.laterStart)
  const loopback = await chooseLoopbackPorts()
  const url = await openDatabase(settings, shutdown, progress)
  const env: Record<string, string> = {
    ...stackEnvironment(settings, url, stackAddresses(settings.port, loopback)),
    NODE_ENV: 'development',
  }
  await ensureMigrated(env, progress)
  await fillCatalogue(env, progress)

  const stack = startStack(
    { mode: 'dev', host: settings.host, port: settings.port, env, loopback },
    {
      onLine: (name, line) => progress.line(`${name.padEnd(11)}│ ${line}`),
      onRestart: (text) => progress.line(`  ! ${text}`),
    },
  )
  shutdown.defer(() => stack.stop())
  await progress.step('Starting the servers', () => stack.ready())
  await searchFilled(env, progress)
  shutdown.beginServing()
  progress.line(await announce(settings, { tookMs: Date.now() - began, mailboxUrl: env.MAILBOX_URL }))
  return null
}
