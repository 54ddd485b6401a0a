#!/usr/bin/env node
/**
 * The one command's first step, in plain JavaScript that Node 20.9 understands: install what is missing, then hand
 * over to `local/main.ts` on the Node 24 that the installation brought along.
 */
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installMissing } from './install/install.mjs'
import { onNpmExit } from './install/npm-exit.mjs'
import { findRuntime, requireNode } from './install/runtime.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

try {
  requireNode(process.versions.node)
  await installMissing(root)
  runMain(findRuntime(root))
} catch (error) {
  console.error(error instanceof Error && error.name === 'Fault' ? `\n  ${error.message}\n` : error)
  process.exitCode = 1
}

/** @param {string} node the program that runs TypeScript */
function runMain(node) {
  const main = spawn(node, [join(root, 'local', 'main.ts'), ...process.argv.slice(2)], {
    // The channel tells main.ts when this process is killed: it then stops everything it started.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  // Ctrl-C reaches main.ts by itself; this process only waits for it to finish.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => main.kill('SIGTERM'))
  process.on('SIGHUP', () => main.kill('SIGHUP'))
  onNpmExit(() => main.kill('SIGTERM'))
  main.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}
