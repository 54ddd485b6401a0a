import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { machineSecrets, SECRET_NAMES } from './secrets.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'motif-secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('creates secrets once, each different, and keeps them', () => {
  const first = machineSecrets(folder)
  expect(new Set(Object.values(first)).size).toBe(SECRET_NAMES.length)
  expect(machineSecrets(folder)).toEqual(first)
})

test('lets only the owner read the secrets', () => {
  machineSecrets(folder)
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
})

test('adds a secret that a later version needs without changing the others', () => {
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify({ PAYLOAD_SECRET: 'kept' }))
  expect(machineSecrets(folder).PAYLOAD_SECRET).toBe('kept')
  expect(JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')).SIGNING_SECRET).toMatch(
    /^[0-9a-f]{64}$/,
  )
})
