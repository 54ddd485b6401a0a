import type { Command } from '#local/command.ts'
import { ensureMigrated, openDatabase } from '#local/database.ts'
import { stackEnvironment } from '#local/environment.ts'
import { inTerminal } from '#local/in-terminal.ts'
import { chooseLoopbackPorts, stackAddresses } from '#local/stack.ts'

/** `npm run bench -- [...]`: the measurements, on this folder's database and with this folder's builds. */
export const bench: Command = async ({ args, settings, progress, shutdown }) => {
  const url = await openDatabase(settings, shutdown, progress)
  const env = stackEnvironment(settings, url, stackAddresses(settings.port, await chooseLoopbackPorts()))
  await ensureMigrated(env, progress)
  progress.end()
  return inTerminal(['bench/main.ts', ...args], env, shutdown)
}
