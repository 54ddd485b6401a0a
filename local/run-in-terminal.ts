import { spawn } from 'node:child_process'
import { childEnvironment } from '#local/child-environment.ts'
import { ROOT } from '#local/paths.ts'
import type { Shutdown } from '#local/shutdown.ts'

/** Runs a program of this repository attached to this terminal, and returns its exit code. */
export function runInTerminal(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  shutdown: Shutdown,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const program = spawn(process.execPath, args, { cwd: ROOT, env: childEnvironment(env), stdio: 'inherit' })
    shutdown.defer(() => void program.kill('SIGTERM'))
    program.once('error', reject)
    program.once('exit', (code) => resolve(code ?? 1))
  })
}
