import type { Command } from '#local/command.ts'
import { ensureMigrated, openDatabase } from '#local/database.ts'
import { stackEnvironment } from '#local/environment.ts'
import { runInTerminal } from '#local/run-in-terminal.ts'
import { NO_PORTS, stackAddresses } from '#local/stack.ts'

/** `npm run import-icons -- package[@version]`: imports an icon set from npm, attached to the terminal. */
export const importIcons: Command = async ({ args, settings, progress, shutdown }) => {
  const url = await openDatabase(settings, shutdown, progress)
  // The import calls no other process; the addresses only complete the environment.
  const env = stackEnvironment(settings, url, stackAddresses(NO_PORTS))
  await ensureMigrated(env, progress)
  progress.end()
  return runInTerminal(['seed/import/main.ts', ...args], env, shutdown)
}
