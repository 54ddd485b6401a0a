import { join } from 'node:path'
import type { Command } from '#local/command.ts'
import { ROOT } from '#local/paths.ts'
import { runInTerminal } from '#local/run-in-terminal.ts'

/** The English texts of findings, which the console shows as well. */
const TEXTS = join(ROOT, 'admin', 'messages', 'en.json')

/** `npm run lint-assets -- folder [...]`: lints the files of a folder, attached to the terminal. Needs no database. */
export const lintAssets: Command = async ({ args, progress, shutdown }) => {
  progress.end()
  // npm runs every script in the folder of the package; folders are relative to where it was called.
  const directory = process.env.INIT_CWD ?? process.cwd()
  return runInTerminal(['media/lint-assets/main.ts', TEXTS, directory, ...args], {}, shutdown)
}
