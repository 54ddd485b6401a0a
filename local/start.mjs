#!/usr/bin/env node
/**
 * The first step of `npm start`, in plain JavaScript that Node 20.9 runs: install missing packages, then run
 * `local/main.ts` with the Node 24 that was installed with them.
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

/** @param {string} node the Node that runs TypeScript */
function runMain(node) {
  const main = spawn(node, [join(root, 'local', 'main.ts'), ...process.argv.slice(2)], {
    // The IPC channel closes when this process is killed: main.ts then stops everything that it started.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  // Ctrl-C reaches main.ts directly; this process only waits for it to finish.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => main.kill('SIGTERM'))
  process.on('SIGHUP', () => main.kill('SIGHUP'))
  onNpmExit(() => main.kill('SIGTERM'))
  main.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}
